"""Forms in parts (`games.contract.Form`): a page that shows what is filled in so far, a modal for each part,
and a button to send it all off. What was written is kept by the table, so nothing here remembers anything."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.moves import Ask, Choice, Open, Text
from bot.games.contract import Form, FormField, FormPart
from bot.ui.controls import custom_id
from bot.ui.controls.choosing import BUTTONS, LABEL, Button, Controls, Option, Row, Step, Style, Wording, clip
from bot.ui.controls.components import Field
from bot.ui.controls.custom_id import Ref
from bot.ui.words.markdown import verbatim

SHOWN = 120
"""Characters of an answer on the page."""
Written = Mapping[str, str]
"""What was typed, by the key of its field."""


def form_at(ask: Ask | None, step: Step) -> tuple[Open, Form] | None:
    """The choice that is a form at which a reader stands, or None."""
    if ask is None or step.choice is None or step.choice >= len(ask.choices):
        return None
    choice = ask.choices[step.choice]
    return as_form(choice)


def as_form(choice: Choice) -> tuple[Open, Form] | None:
    """The choice and its form, if it is one."""
    if isinstance(choice, Open) and isinstance(choice.shape, Form):
        return choice, choice.shape
    return None


def form_controls(game: int, ask: Ask, words: Wording, step: Step, written: Written) -> Controls:
    """The page of the form at `step`: every answer so far, what is wrong with it, and the ways on."""
    found = form_at(ask, step)
    assert found is not None
    assert step.choice is not None
    form = found[1]
    name = custom_id.name(ask, step.choice)

    def ref(act: str, *rest: str) -> Ref:
        return Ref(game, ask.number, act, ask.seat, rest)

    parts = [
        Button(clip(words.say(part.title), LABEL), ref("part", name, str(n)), _style(part, written))
        for n, part in enumerate(form.parts)
    ]
    rows: list[Row] = [tuple(parts[at : at + BUTTONS]) for at in range(0, len(parts), BUTTONS)]
    ways = [Button(words.word("form-send"), ref("fill", name), "good")]
    for n, other in enumerate(ask.choices):
        if not isinstance(other, Open) and len(other) == 1 and len(ways) < BUTTONS - 1:
            label = clip(words.label(other), LABEL)
            ways.append(Button(label, ref("do", custom_id.name(ask, n))))
    ways.append(Button(words.word("ui-back"), ref("turn", "-", "0")))
    return Controls((*rows, tuple(ways)), tuple(_lines(words, form, written)))


def _style(part: FormPart, written: Written) -> Style:
    return "plain" if any(written.get(field.key) for field in part.fields) else "main"


def _lines(words: Wording, form: Form, written: Written) -> list[str]:
    faults = form.faults(written)
    lines = []
    for part in form.parts:
        lines.append(words.word("form-part", title=words.say(part.title)))
        for field in part.fields:
            given = clip(answer(words, field, written), SHOWN) if written.get(field.key) else ""
            word = "form-answer" if given else "form-blank"
            lines.append(words.word(word, question=words.say(field.label), given=verbatim(given)))
            if field.key in faults:
                lines.append(words.word("form-fault", fault=words.say(faults[field.key])))
    return lines


def answer(words: Wording, field: FormField, written: Written) -> str:
    """An answer as its writer reads it: options by their names."""
    given = written.get(field.key, "")
    names = {value: words.say(label) for value, label in field.options}
    if not names:
        return given
    return ", ".join(names.get(value, value) for value in chosen(given))


def chosen(given: str) -> list[str]:
    """The options that an answer names."""
    return [value for part in given.split(",") if (value := part.strip())]


def part_fields(words: Wording, part: FormPart, written: Written) -> list[Field]:
    """The inputs of a part, filled with what was written before."""
    fields = []
    for field in part.fields[:5]:
        given = written.get(field.key, "")
        label, hint = words.say(field.label), words.say(field.hint)
        if field.options:
            picked = chosen(given)
            options = tuple(Option(words.say(text), value, value in picked) for value, text in field.options)
            fields.append(Field(field.key, label, hint, options=options, several=field.several))
        else:
            most = max(field.most, len(given))
            fields.append(Field(field.key, label, hint, most=most, least=0, value=given, long=field.long))
    return fields


def part_written(part: FormPart, values: Mapping[str, list[str]]) -> dict[str, str]:
    """What was filled in, as it is kept."""
    return {field.key: ", ".join(values[field.key]) for field in part.fields if field.key in values}


def part_faults(form: Form, part: FormPart, written: Written) -> list[Text]:
    """What is wrong with the answers of a part."""
    faults = form.faults(written)
    return [faults[field.key] for field in part.fields if field.key in faults]
