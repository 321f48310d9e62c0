"""Whether the engine runs compiled or interpreted, and how to ask for the latter."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourceOnly:
    """Finds modules of this package as source, past their compiled twins."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("theogony.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """With THEOGONY_INTERPRETED set, import the engine's source; called before anything of it is imported."""
    if os.environ.get("THEOGONY_INTERPRETED", "0") not in ("", "0"):
        sys.meta_path.insert(0, _SourceOnly)


def compiled() -> bool:
    """Whether the engine in this process is compiled."""
    from theogony.kernel import state

    return is_compiled(state.__name__)


def is_compiled(module: str) -> bool:
    """Whether a module that has been imported is compiled."""
    return not (sys.modules[module].__file__ or "").endswith(".py")
