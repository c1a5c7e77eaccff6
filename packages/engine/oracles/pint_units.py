"""Reads candidates for units from standard input, as JSON: [[identifier, coherent unit, [names]]]. Prints what Pint makes of the first name of
each that it knows and that measures the same: {identifier: [name, value in the coherent unit]}. Needs Debian's python3-pint.
"""

import json
import sys

import pint

registry = pint.UnitRegistry(case_sensitive=True)
known = {}
for name in registry._units:
    if len(name) > 2:
        known.setdefault(name.lower().replace("_", ""), name)

found = {}
for identifier, coherent, names in json.load(sys.stdin):
    for name in names:
        own = known.get(name)
        if own is None:
            continue
        try:
            value = float(registry.Quantity(1, own).to(coherent).magnitude)
        except (pint.PintError, ArithmeticError, AttributeError):
            continue
        found[identifier] = [own, value]
        break
print(json.dumps({"program": f"Pint {pint.__version__}", "units": found}))
