"""What a person sees, as colours: the pixels of a part of the page, and how clearly they stand out from each other."""

from __future__ import annotations

import base64

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Locator, Page

Pixels = NDArray[np.float64]  # rows × columns × red, green, blue; 0 to 1

# The browser reads its own picture
READ = """
async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const read = canvas.getImageData(0, 0, width, height).data;
  let letters = '';
  for (let k = 0; k < read.length; k += 8192) letters += String.fromCharCode(...read.subarray(k, k + 8192));
  return [height, width, btoa(letters)];
}
"""


def pixels(page: Page, thing: Locator, *, around: float = 0) -> Pixels:
    """What is seen where the thing is, with so many pixels around it."""
    box = thing.bounding_box()
    assert box is not None, "it is not on the page"
    x, y = max(0.0, box["x"] - around), max(0.0, box["y"] - around)
    clip = {"x": x, "y": y, "width": box["width"] + 2 * around, "height": box["height"] + 2 * around}
    png = base64.b64encode(page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]
    height, width, letters = page.evaluate(READ, png)
    flat = np.frombuffer(base64.b64decode(letters), dtype=np.uint8)
    seen: Pixels = flat.reshape(height, width, 4)[:, :, :3] / 255.0
    return seen


def luminance(seen: Pixels) -> NDArray[np.float64]:
    """How light each pixel is, as WCAG 2 computes it."""
    linear = np.where(seen <= 0.04045, seen / 12.92, ((seen + 0.055) / 1.055) ** 2.4)
    light: NDArray[np.float64] = linear @ np.array([0.2126, 0.7152, 0.0722])
    return light


def contrast(one: float, other: float) -> float:
    """How clearly two lightnesses are told apart: 1 to 21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def print_contrast(seen: Pixels) -> float:
    """How clearly what is printed in the middle of a picture stands out from what it is printed on."""
    height, width, _ = seen.shape
    middle = luminance(seen[height // 5 : -(height // 5), width // 5 : -(width // 5)])
    dark, light = np.percentile(middle, (2, 98))
    return contrast(float(dark), float(light))
