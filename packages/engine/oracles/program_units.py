"""Writes fixtures/pint.tsv and fixtures/qalculate.tsv: every unit that Pint and Qalculate define, by the program's own spellings, with
what the program makes of 7 of it in base units. It takes spellings and numbers, no definitions. Omitted are currencies, which are of rates,
Qalculate's composite units, which only list products of others, and constants: variables in Qalculate, a file of their own in Pint.

Needs Debian's packages python3-pint, qalc and libqalculate-data: /usr/bin/python3 oracles/program_units.py
"""

import re
import subprocess
import tempfile
import xml.etree.ElementTree as tree
from pathlib import Path

import pint

# A value for which both a factor and an offset show
VALUE = 7
FIXTURES = Path(__file__).parent.parent / "fixtures"


def unique(spellings):
    return list(dict.fromkeys(text for text in spellings if text))


def write(program, file, rows):
    head = f"# Units of {program}: its spellings, {VALUE} of it in base units, those base units; by oracles/program_units.py"
    lines = ["\t".join(["|".join(names), repr(value), base]) for names, value, base in rows]
    (FIXTURES / file).write_text("\n".join([head, *lines]) + "\n", encoding="utf8")
    print(f"{program}: {len(rows)} units")


def product(powers):
    return "*".join(f"{unit}^({power:g})" if power != 1 else unit for unit, power in sorted(powers.items()) if power)


PINT_BASES = {
    "[length]": "m",
    "[mass]": "kg",
    "[time]": "s",
    "[current]": "A",
    "[temperature]": "K",
    "[substance]": "mol",
    "[luminosity]": "cd",
}
# What has no dimension in the SI: Pint's own bases for data and for points of a screen
PINT_OWN = {"[printing_unit]": "pixel"}
# The SI's unit of what has half exponents in the Gaussian system
PINT_GAUSSIAN = {
    "franklin": "C", "statampere": "A", "statvolt": "V", "statohm": "ohm", "statmho": "S", "statfarad": "F", "gauss": "T", "maxwell": "Wb",
    "oersted": "A/m", "debye": "C*m", "buckingham": "C*m^2",
}  # fmt: skip


def base_of(dimensionality):
    powers = {PINT_BASES.get(name) or PINT_OWN.get(name, name): power for name, power in dimensionality.items()}
    return product(powers)


def pint_constants():
    text = (Path(pint.__file__).parent / "constants_en.txt").read_text(encoding="utf8")
    return {line.split("=")[0].strip() for line in text.split("\n") if "=" in line and not line.startswith("#")}


def pint_rows():
    constants = pint_constants()
    registry = pint.UnitRegistry(autoconvert_offset_to_baseunit=True)
    rows = []
    for name, unit in sorted(registry._units.items()):
        if name != unit.name or name in constants:
            continue
        names = unique([name, unit.symbol if unit.has_symbol else "", *unit.aliases])
        one = registry.Quantity(VALUE, name)
        if name in PINT_GAUSSIAN:
            one = one.to(PINT_GAUSSIAN[name], "Gaussian")
        one = one.to_base_units()
        rows.append((names, float(one.magnitude), base_of(one.dimensionality)))
    return rows


QALCULATE_OPTIONS = ("precision 20", "approximation 2", "unicode 0", "prefixes 0")
QALCULATE_SECONDS = {"s": 1, "min": 60, "h": 3600, "d": 86400}


def parts_of(answer):
    """Returns the number and the base units of an answer such as "7 kg*m^2/(A^2*s^3)" or "2556 d + 18 h"."""
    terms = [term.split(" ", 1) for term in answer.split(" + ")]
    if all(unit in QALCULATE_SECONDS for _, unit in terms):
        return sum(float(value) * QALCULATE_SECONDS[unit] for value, unit in terms), "s"
    [[value, units]] = terms
    above, _, below = units.partition("/")
    powers = {}
    for text, sign in ((above, 1), (below.strip("()"), -1)):
        for factor in filter(None, text.split("*")):
            unit, _, power = factor.partition("^")
            powers[unit] = powers.get(unit, 0) + sign * int(power or 1)
    return float(value), product(powers)


def qalculate_rows():
    root = tree.parse("/usr/share/qalculate/units.xml").getroot()
    found = []
    for unit in root.iter("unit"):
        if unit.get("type") not in ("base", "alias"):
            continue
        entry = next(names for names in unit.findall("names") if not names.attrib)
        # Flags stand before a colon: abbreviation, plural, reference
        names = unique(re.sub(r"^[\w-]*:", "", text) for text in entry.text.split(","))
        first = next(
            (text.split(":")[-1] for text in entry.text.split(",") if re.match(r"[\w-]*r[\w-]*:", text)), names[0]
        )
        found.append((first, names))
    with tempfile.TemporaryDirectory() as folder:
        questions = Path(folder) / "questions"
        questions.write_text("\n".join(f"{VALUE} {first} to base" for first, _ in found) + "\n", encoding="utf8")
        options = [part for text in QALCULATE_OPTIONS for part in ("-set", text)]
        said = subprocess.run(["qalc", "-t", *options, "-f", str(questions)], capture_output=True, text=True, check=True)
    answers = said.stdout.strip().split("\n")
    assert len(answers) == len(found), (len(answers), len(found))
    return [(names, *parts_of(answer)) for (_, names), answer in zip(found, answers)]


if __name__ == "__main__":
    version = subprocess.run(["qalc", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    write(f"Qalculate {version}", "qalculate.tsv", qalculate_rows())
    write(f"Pint {pint.__version__}", "pint.tsv", pint_rows())
