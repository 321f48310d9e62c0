"""Action spaces: one integer for everything that can be done, and back."""

import pytest

from theogony.kernel.grid import SquareGrid
from theogony.kernel.space import Space, Subset


def chess_like() -> Space:
    space = Space("chess-like")
    space.kind("move", start=SquareGrid(3, 3), end=SquareGrid(3, 3))
    space.kind("promote", to=("queen", "knight"))
    space.kind("keep", cards=Subset(4, 1, 2))
    space.kind("turn", a=2, b=3, c=2, d=2)
    space.kind("resign")
    space.time_kind("flag-falls")
    return space


def test_every_action_decodes_to_parameters_that_encode_to_it() -> None:
    space = chess_like()
    assert space.size == 81 + 2 + 10 + 24 + 1 + 1
    for action in range(int(space.size)):
        kind = space.kind_of(action)
        assert kind.has(action)
        assert kind.encode(**kind.decode(action)) == action
        assert [other.name for other in space.kinds if other.has(action)] == [kind.name]


def test_the_quick_encoders_agree_with_the_checked_one() -> None:
    space = chess_like()
    assert space.by_name["resign"].of0() == space.by_name["resign"].encode()
    assert space.by_name["promote"].of1(1) == space.by_name["promote"].encode(to=1)
    assert space.by_name["move"].of2(4, 7) == space.by_name["move"].encode(start=4, end=7)
    assert space.by_name["turn"].of4(1, 2, 0, 1) == space.by_name["turn"].encode(a=1, b=2, c=0, d=1)
    three = Space("three").kind("go", a=2, b=3, c=4)
    assert [three.arg(three.of3(1, 2, 3), k) for k in range(3)] == [1, 2, 3]


def test_notation_reads_back_also_of_what_was_hidden() -> None:
    space = chess_like()
    for action in range(-len(space.kinds), int(space.size)):
        assert space.parse(space.notation(action)) == action
    assert space.notation(int(space.by_name["move"].of2(1, 5))) == "move 0,1 1,2"
    assert space.notation(int(space.by_name["keep"].hidden())) == "keep ?"
    assert space.notation(space.by_name["keep"].encode(cards=Subset(4, 1, 2).number[(1, 3)])) == "keep 1+3"


def test_hidden_members_are_negative_and_of_their_kind() -> None:
    space = chess_like()
    for kind in space.kinds:
        assert kind.hidden() < 0
        assert space.kind_of(int(kind.hidden())) is kind
        assert not space.holds(kind.hidden())


def test_a_subset_numbers_its_sets_by_size() -> None:
    assert Subset(3).sets == [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)]
    assert Subset(3).names()[0] == "none"
    assert len(Subset(12, 4, 4).sets) == 495


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "first word must be one of move"),
        ("jump 1", "first word must be one of move"),
        ("move 0,0", "does not read as 'move start end'"),
        ("move 0,0 9,9", "'9,9' in 'move 0,0 9,9' is no end"),
        ("promote king", "'king' in 'promote king' is no to"),
    ],
)
def test_what_is_no_notation_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        chess_like().parse(text)


def test_numbers_outside_are_refused() -> None:
    space = chess_like()
    for action in (int(space.size), -len(space.kinds) - 1):
        with pytest.raises(ValueError, match="they go from 0 to"):
            space.notation(action)
    with pytest.raises(ValueError, match="needs a value for end"):
        space.by_name["move"].encode(start=1)
    with pytest.raises(ValueError, match="9 is outside"):
        space.by_name["move"].encode(start=1, end=9)
    with pytest.raises(ValueError, match="has no parameter by"):
        space.by_name["resign"].encode(by=1)
    with pytest.raises(ValueError, match="is no 'promote'"):
        space.by_name["promote"].decode(0)


def test_declarations_that_notation_could_not_hold_are_refused() -> None:
    space = chess_like()
    with pytest.raises(ValueError, match="declared twice"):
        space.kind("resign")
    with pytest.raises(ValueError, match="name of one word"):
        space.kind("give up")
    with pytest.raises(ValueError, match="named apart"):
        space.kind("bad", to=("a b",))
    with pytest.raises(ValueError, match="named apart"):
        space.kind("bad", to=("?",))
    with pytest.raises(ValueError, match="named apart"):
        space.kind("bad", to=("a", "a"))
    with pytest.raises(ValueError, match="at least one value"):
        space.kind("bad", to=0)
    with pytest.raises(ValueError, match="at most 4"):
        space.kind("bad", a=1, b=1, c=1, d=1, e=1)
    with pytest.raises(TypeError, match="needs a number of values"):
        space.kind("bad", to=1.5)


def test_the_digest_changes_whenever_a_number_could_mean_something_else() -> None:
    digest = chess_like().digest()
    assert chess_like().digest() == digest
    longer = chess_like()
    longer.kind("draw")
    assert longer.digest() != digest
    renamed = Space("chess-like")
    renamed.kind("move", origin=SquareGrid(3, 3), end=SquareGrid(3, 3))
    one = Space("chess-like")
    one.kind("move", start=SquareGrid(3, 3), end=SquareGrid(3, 3))
    assert renamed.digest() != one.digest()
