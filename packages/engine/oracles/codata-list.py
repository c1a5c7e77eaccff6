"""Writes fixtures/codata2022.tsv: every constant that CODATA 2022 lists, with its value, its standard uncertainty and its unit as printed.

The list is NIST's allascii.txt of 2022, of the US Government and in the public domain, as SciPy carries it.
Run it by hand where SciPy 1.15 or later is installed: python3 oracles/codata-list.py > fixtures/codata2022.tsv
"""

from scipy.constants import _codata

print("# Written by oracles/codata-list.py: constant, value, standard uncertainty, unit; dots stand for further digits of an exact value")
for line in _codata.txt2022.split("\n"):
    name, value, uncertainty, unit = (line[a:b].strip() for a, b in ((0, 60), (60, 85), (85, 110), (110, None)))
    print(name, value.replace(" ", ""), uncertainty.replace(" ", "").replace("(exact)", "0"), unit, sep="\t")
