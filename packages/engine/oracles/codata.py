"""Writes fixtures/codata-derived.tsv: what follows from the constants that CODATA 2022 adjusts, by derivatives of 40 digits.

The formulas are those of the textbooks, written apart from the engine. The adjusted constants have the digits that CODATA prints; their
uncertainties have one or two digits more, and the two correlations that its table has above 0.01, such that the printed uncertainties
come out.
Run it by hand where mpmath is installed: python3 oracles/codata.py > fixtures/codata-derived.tsv
"""

from mpmath import diff, mp, mpf, pi, sqrt

mp.dps = 40
c, h, e, k, N_A = mpf(299792458), mpf("6.62607015e-34"), mpf("1.602176634e-19"), mpf("1.380649e-23"), mpf("6.02214076e23")
hbar = h / (2 * pi)
MeV, eV = mpf("1e6") * e, e

# Value, relative uncertainty
adjusted = {
    "alpha": ("7.2973525643e-3", "1.558e-10"),
    "R_inf": ("10973731.568157", "1.1e-12"),
    "Ar_e": ("5.485799090441e-4", "1.768e-11"),
    "Ar_p": ("1.0072764665789", "8.24e-12"),
    "Ar_n": ("1.00866491606", "4e-10"),
    "Ar_d": ("2.013553212544", "7.4e-12"),
    "Ar_alpha": ("4.001506179129", "1.55e-11"),
    "g_e": ("-2.00231930436092", "1.8e-13"),
    "mu_p": ("1.52103220230e-3", "2.94e-10"),
    "G": ("6.67430e-11", "2.24e-5"),
}
correlations = {("alpha", "Ar_e"): mpf("-0.05"), ("Ar_e", "Ar_p"): mpf("0.265")}
names = list(adjusted)
values = {name: mpf(value) for name, (value, _) in adjusted.items()}


def correlation(a, b):
    if a == b:
        return mpf(1)
    # The proton knows of alpha through the electron
    if {a, b} == {"alpha", "Ar_p"}:
        return correlations["alpha", "Ar_e"] * correlations["Ar_e", "Ar_p"]
    return correlations.get((a, b), correlations.get((b, a), mpf(0)))


def row(name, unit, function):
    value = function(values)
    slopes = [diff(lambda x, n=n: function({**values, n: x}), values[n]) * values[n] * mpf(adjusted[n][1]) for n in names]
    variance = sum(a * b * correlation(m, n) for m, a in zip(names, slopes) for n, b in zip(names, slopes))
    print(name, unit, mp.nstr(value, 17), mp.nstr(sqrt(variance), 6), sep="\t")


m_e = lambda x: 2 * x["R_inf"] * h / (c * x["alpha"] ** 2)
u = lambda x: m_e(x) / x["Ar_e"]
mu_B = lambda x: e * hbar / (2 * m_e(x))

print("# Written by oracles/codata.py: constant, unit, value, standard uncertainty.")
row("inverse-fine-structure-constant", "part", lambda x: 1 / x["alpha"])
row("electron-mass", "kilogram", m_e)
row("electron-mass-energy", "MeV", lambda x: m_e(x) * c**2 / MeV)
row("atomic-mass-constant", "kilogram", u)
row("atomic-mass-energy", "MeV", lambda x: u(x) * c**2 / MeV)
row("molar-mass-constant", "kilogram-per-mole", lambda x: u(x) * N_A)
row("proton-mass", "kilogram", lambda x: x["Ar_p"] * u(x))
row("proton-mass-energy", "MeV", lambda x: x["Ar_p"] * u(x) * c**2 / MeV)
row("neutron-mass", "kilogram", lambda x: x["Ar_n"] * u(x))
row("deuteron-mass", "kilogram", lambda x: x["Ar_d"] * u(x))
row("alpha-particle-mass", "kilogram", lambda x: x["Ar_alpha"] * u(x))
row("proton-electron-mass-ratio", "part", lambda x: x["Ar_p"] / x["Ar_e"])
row("neutron-proton-mass-ratio", "part", lambda x: x["Ar_n"] / x["Ar_p"])
row("vacuum-permittivity", "farad-per-meter", lambda x: e**2 / (2 * x["alpha"] * h * c))
row("vacuum-permeability", "newton-per-square-ampere", lambda x: 2 * x["alpha"] * h / (e**2 * c))
row("vacuum-impedance", "ohm", lambda x: 2 * x["alpha"] * h / e**2)
row("bohr-radius", "meter", lambda x: x["alpha"] / (4 * pi * x["R_inf"]))
row("rydberg-energy", "eV", lambda x: x["R_inf"] * h * c / eV)
row("rydberg-frequency", "hertz", lambda x: x["R_inf"] * c)
row("hartree-energy", "eV", lambda x: 2 * x["R_inf"] * h * c / eV)
row("compton-wavelength", "meter", lambda x: h / (m_e(x) * c))
row("reduced-compton-wavelength", "meter", lambda x: hbar / (m_e(x) * c))
row("classical-electron-radius", "meter", lambda x: x["alpha"] * hbar / (m_e(x) * c))
row("thomson-cross-section", "square-meter", lambda x: 8 * pi / 3 * (x["alpha"] * hbar / (m_e(x) * c)) ** 2)
row("electron-charge-to-mass-quotient", "coulomb-per-kilogram", lambda x: -e / m_e(x))
row("bohr-magneton", "joule-per-tesla", mu_B)
row("nuclear-magneton", "joule-per-tesla", lambda x: e * hbar / (2 * x["Ar_p"] * u(x)))
row("electron-magnetic-moment", "joule-per-tesla", lambda x: x["g_e"] / 2 * mu_B(x))
row("proton-magnetic-moment", "joule-per-tesla", lambda x: x["mu_p"] * mu_B(x))
row("electron-gyromagnetic-ratio", "per-second-tesla", lambda x: -x["g_e"] * mu_B(x) / hbar)
row("proton-gyromagnetic-ratio", "per-second-tesla", lambda x: 2 * x["mu_p"] * mu_B(x) / hbar)
row("planck-mass", "kilogram", lambda x: sqrt(hbar * c / x["G"]))
row("planck-length", "meter", lambda x: sqrt(hbar * x["G"] / c**3))
row("planck-time", "second", lambda x: sqrt(hbar * x["G"] / c**5))
row("planck-temperature", "kelvin", lambda x: sqrt(hbar * c**5 / x["G"]) / k)
