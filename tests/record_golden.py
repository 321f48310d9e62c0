"""`python -m tests.record_golden` records the golden games anew. Look at the diff: a changed line is a changed rule.

A change of what may happen raises the game's `rules_version`.
"""

from tests.golden import all_golden, recording


def main() -> None:
    for golden in all_golden():
        golden.path.write_text(recording(golden), encoding="utf-8")
        print(golden.path.name)


if __name__ == "__main__":
    main()
