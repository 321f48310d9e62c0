"""The card of a game in the lobby says everything in words."""

import pytest

import theogony
from theogony.server.pages import Pages
from theogony.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_called_by_its_words(language: str) -> None:
    nothing = dict.fromkeys(theogony.games(), False)
    for card in Pages().cards(language, nothing, nothing):
        for option in card["options"]:
            assert option["title"] != option["name"], f"{card['id']} calls an option {option['name']}"
            values = [value.get("about") for value in option["values"]]
            assert option["about"] or all(values), f"{card['id']} does not say what {option['name']} does"
