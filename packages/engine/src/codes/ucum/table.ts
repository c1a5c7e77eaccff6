// The atoms of the Unified Code for Units of Measure, version 2.2 (Regenstrief Institute, 2024, https://ucum.org), with
// their definitions: a unit of the catalogue by its identifier, or a number and a code of atoms. Of several codes for
// one unit, the first is the one to write. If the catalogue uses a newer figure of the SI, CODATA or the IAU than UCUM,
// the newer one applies: see `olderFigures`.

/** Atoms that take prefixes. */
export const metric = `
m meter
s second
g gram
rad radian
K kelvin
C coulomb
cd candela
mol mole
sr steradian
Hz hertz
N newton
Pa pascal
J joule
W watt
A ampere
V volt
F farad
Ohm ohm
S siemens
Wb weber
Cel celsius
T tesla
H henry
lm lumen
lx lux
Bq becquerel
Gy gray
Sv sievert
L liter
l liter
ar are
t tonne
bar bar
u dalton
eV electronvolt
pc parsec
[c] light-speed
[h] 6.62607015e-34 J.s
[k] 1.380649e-23 J/K
[eps_0] 8.8541878188e-12 F/m
[mu_0] 1.25663706127e-6 H/m
[e] elementary-charge
[m_e] electron-mass
[m_p] proton-mass
[G] 6.67430e-11 m3.kg-1.s-2
[g] g-force
[ly] light-year
gf gram-force
Ky kayser
Gal galileo
dyn dyne
erg erg
P poise
Bi biot
St stokes
Mx maxwell
G gauss
Oe oersted
Gb gilbert
sb stilb
Lmb lambert
ph phot
Ci curie
R roentgen
RAD rad-dose
REM rem
cal calorie
cal_th calorie
cal_IT calorie-it
cal_m calorie-mean
cal_[15] 4.18580 J
cal_[20] calorie-20-celsius
tex tex
m[H2O] meter-of-water
m[Hg] 133.3220 kPa
eq equivalent
osm osmole
g% 1 g/dL
kat katal
U enzyme-unit
st stere
mho mho
bit bit
By byte
Bd baud
`;

/** Atoms that take no prefixes. */
export const nonmetric = `
10* 10 1
10^ 10 1
% percent
[ppth] permille
[ppm] part-per-1e6
[ppb] part-per-1e9
[pptr] part-per-1e12
gon gradian
deg degree
' arc-minute
'' arc-second
min minute
h hour
d day
a_t year-tropical
a year
a_j year
a_g year-gregorian
wk week
mo_s 29.53059 d
mo month
mo_j month
mo_g month-gregorian
AU astronomical-unit
atm atmosphere
[lbf_av] pound-force
[in_i] inch
[ft_i] foot
[yd_i] yard
[mi_i] mile
[fth_i] fathom
[nmi_i] nautical-mile
[kn_i] knot
[sin_i] square-inch
[sft_i] square-foot
[syd_i] square-yard
[cin_i] cubic-inch
[cft_i] cubic-foot
[cyd_i] cubic-yard
[bf_i] board-foot
[cr_i] cord
[mil_i] mil
[cml_i] circular-mil
[hd_i] hand
[ft_us] foot-survey-us
[yd_us] 3 [ft_us]
[in_us] 1/12 [ft_us]
[rd_us] rod-survey-us
[ch_us] chain-survey-us
[lk_us] link-survey-us
[rch_us] 100 [ft_us]
[rlk_us] 1 [ft_us]
[fth_us] fathom-survey-us
[fur_us] furlong-survey-us
[mi_us] mile-survey-us
[acr_us] acre-survey-us
[srd_us] 1 [rd_us]2
[smi_us] square-mile-survey-us
[sct] 1 [mi_us]2
[twp] 36 [sct]
[mil_us] 1/1000 [in_us]
[in_br] 2.539998 cm
[ft_br] 12 [in_br]
[rd_br] 16.5 [ft_br]
[ch_br] 4 [rd_br]
[lk_br] 1/100 [ch_br]
[fth_br] 6 [ft_br]
[pc_br] 2.5 [ft_br]
[yd_br] 3 [ft_br]
[mi_br] 5280 [ft_br]
[nmi_br] 6080 [ft_br]
[kn_br] 1 [nmi_br]/h
[acr_br] 4840 [yd_br]2
[gal_us] gallon
[bbl_us] barrel
[qt_us] quart
[pt_us] pint
[gil_us] gill
[foz_us] fluid-ounce
[fdr_us] fluid-dram
[min_us] minim
[crd_us] cord
[bu_us] bushel
[gal_wi] gallon-dry
[pk_us] peck
[dqt_us] quart-dry
[dpt_us] pint-dry
[tbs_us] tablespoon
[tsp_us] teaspoon
[cup_us] cup
[foz_m] fluid-ounce-metric
[cup_m] cup-us-legal
[tsp_m] teaspoon-metric
[tbs_m] tablespoon-metric
[gal_br] gallon-imperial
[pk_br] peck-imperial
[bu_br] bushel-imperial
[qt_br] quart-imperial
[pt_br] pint-imperial
[gil_br] gill-imperial
[foz_br] fluid-ounce-imperial
[fdr_br] fluid-dram-imperial
[min_br] minim-imperial
[gr] grain
[lb_av] pound
[oz_av] ounce
[dr_av] dram-avoirdupois
[scwt_av] hundredweight
[lcwt_av] long-hundredweight
[ston_av] ton
[lton_av] long-ton
[stone_av] stone
[pwt_tr] pennyweight
[oz_tr] ounce-troy
[lb_tr] pound-troy
[sc_ap] scruple
[dr_ap] dram-apothecary
[oz_ap] ounce-apothecary
[lb_ap] pound-apothecary
[oz_m] 28 g
[lne] line
[pnt] point
[pca] pica
[pnt_pr] point-printer
[pca_pr] pica-printer
[pied] 32.48 cm
[pouce] 1/12 [pied]
[ligne] 1/12 [pouce]
[didot] 1/6 [ligne]
[cicero] 12 [didot]
[degF] fahrenheit
[degR] rankine
[degRe] reaumur
[Cal] foodcalorie
[Btu_39] british-thermal-unit-39-fahrenheit
[Btu_59] 1.05480 kJ
[Btu_60] british-thermal-unit-60-fahrenheit
[Btu_m] british-thermal-unit-mean
[Btu_IT] british-thermal-unit-it
[Btu_th] 1.054350 kJ
[Btu] 1 [Btu_th]
[HP] horsepower
[den] denier
[in_i'H2O] inch-of-water
[in_i'Hg] 1 m[Hg].[in_i]/m
[PRU] 1 mm[Hg].s/mL
[wood'U] 1 mm[Hg].min/L
[diop] diopter
[mesh_i] 1 /[in_i]
[Ch] french
[drp] drop-metric
[hnsf'U] 1 1
[MET] 3.5 mL/min/kg
[S] svedberg
[HPF] 1 1
[LPF] 100 1
Ao angstrom
b barn
att atmosphere-technical
[psi] pound-force-per-square-inch
circ revolution
sph spat
[car_m] carat
[car_Au] karat
[smoot] smoot
[NTU] 1 1
[FNU] 1 1
`;

/**
 * Atoms on a special scale: the law, and its reference. The lines of `log` contain the base, and the number of units in
 * a power of it.
 */
export const special = `
[p'diop] tangent 1/100 rad
%[slope] tangent 1/100 rad
[m/s2/Hz^(1/2)] root 1 m2/s4/Hz
[m/s2/Hz^0.5] root 1 m2/s4/Hz
[pH] log:10:-1 1 mol/L
Np log:e:1 1 1
B log:10:1 1 1
B[SPL] log:10:2 2e-5 Pa
B[V] log:10:2 1 V
B[mV] log:10:2 1 mV
B[uV] log:10:2 1 uV
B[10.nV] log:10:2 10 nV
B[W] log:10:1 1 W
B[kW] log:10:1 1 kW
bit_s log:2:1 1 1
[hp'_X] log:10:-1 1 1
[hp'_C] log:10:-1/2 1 1
[hp'_M] log:10:-1/3 1 1
[hp'_Q] log:50000:-1 1 1
`;

/** Special atoms that take prefixes, such as decibels. */
export const metricSpecial = 'Np B B[SPL] B[V] B[mV] B[uV] B[10.nV] B[W] B[kW]';

/** Atoms that are defined by a procedure. Each converts only to itself. Those before the bar take prefixes. */
export const arbitrary =
  "[iU] [IU] | [hp_X] [hp_C] [hp_M] [hp_Q] [kp_X] [kp_C] [kp_M] [kp_Q] [arb'U] [USP'U] [GPL'U] [MPL'U] [APL'U] [beth'U] [anti'Xa'U] " +
  "[todd'U] [dye'U] [smgy'U] [bdsk'U] [ka'U] [knk'U] [mclg'U] [tb'U] [CCID_50] [TCID_50] [EID_50] [PFU] [FFU] [CFU] [IR] [BAU] [AU] " +
  "[Amb'a'1'U] [PNU] [Lf] [D'ag'U] [FEU] [ELU] [EU]";

/** The power of plane angle in the units that contain one. It is a base dimension in UCUM, but not in the SI. */
export const angles: Readonly<Record<string, number>> = {
  rad: 1,
  gon: 1,
  deg: 1,
  "'": 1,
  "''": 1,
  circ: 1,
  sr: 2,
  sph: 2,
  lm: 2,
  lx: 2,
  ph: 2,
};

/** Codes of units that the catalogue does not derive from an atom as UCUM does. */
export const written: Readonly<Record<string, string>> = {
  part: '1',
  'month-synodic': 'mo_s',
  hectare: 'har',
  'wood-unit': "[wood'U]",
  decare: 'daar',
  micron: 'um',
  nit: 'cd/m2',
  molar: 'mol/L',
  millimolar: 'mmol/L',
  micromolar: 'umol/L',
  nanomolar: 'nmol/L',
  picomolar: 'pmol/L',
  thousand: '10*3',
  million: '10*6',
  billion: '10*9',
  trillion: '10*12',
  'delta-kelvin': 'K',
  'delta-celsius': 'K',
  'delta-rankine': '[degR]',
  'delta-fahrenheit': '[degR]',
  'millimeter-ofhg': 'mm[Hg]',
  'centimeter-ofhg': 'cm[Hg]',
  'micrometer-ofhg': 'um[Hg]',
  'inch-ofhg': "[in_i'Hg]",
  'millimeter-of-water': 'mm[H2O]',
  'centimeter-of-water': 'cm[H2O]',
  ph: '[pH]',
  neper: 'Np',
  bel: 'B',
  decibel: 'dB',
  'decibel-spl': 'dB[SPL]',
  'decibel-volt': 'dB[V]',
  'decibel-millivolt': 'dB[mV]',
  'decibel-microvolt': 'dB[uV]',
  'decibel-watt': 'dB[W]',
};

/** Units with an older or different value in UCUM 2.2, and that value. The code uses the catalogue's value. */
export const olderFigures: Readonly<Record<string, string>> = {
  'astronomical-unit': '149597.870691 Mm',
  dalton: '1.66053906660e-24 g',
  parsec: '3.085678e16 m',
  phot: '1e-4 lx',
};

/**
 * Units whose nearest code has a different number by UCUM's own definition, unaffected by revisions of the SI. The code
 * keeps UCUM's number.
 */
export const ownFigures: Readonly<Record<string, string>> = {
  'month-synodic': '29.53059 d',
  'millimeter-ofhg': '133.3220 Pa',
  'centimeter-ofhg': '1333.220 Pa',
  'micrometer-ofhg': '0.1333220 Pa',
  'inch-ofhg': '133.3220 kPa for a meter of mercury',
  'wood-unit': '133.3220 Pa for a millimeter of mercury, in a minute for each liter',
};
