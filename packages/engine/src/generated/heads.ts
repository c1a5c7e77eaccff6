// Written from the rows in data/quantities: `pnpm generate`

/** Returns the texts of all quantities without their units, in the order of the catalogue: see compact/read.ts. */
export const heads = `
length	L		
area	L^2		
volume	L^3		
mass	M		
time	T		
labor	T		
temperature	Θ		
temperature-difference	Θ		
speed	L T^-1		Speed and pace
acceleration	L T^-2		
angle	1		
solid-angle	1		
frequency	T^-1	t	
angular-speed	T^-1		
force	M L T^-2		
pressure	M L^-1 T^-2		
gauge-pressure	M L^-1 T^-2		
energy	M L^2 T^-2		
power	M L^2 T^-3		
torque	M L^2 T^-2		
momentum	M L T^-1		
moment-of-inertia	M L^2		
surface-tension	M T^-2		Surface tension and stiffness
fracture-toughness	M L^-0.5 T^-2		
fuel-economy	L^2		
data	B		Digital information
data-rate	T^-1 B		
resolution	L^-1 P		
graphics	P		
typewidth	E		Type width
ratio	1		Ratio and count
container-capacity	1		
level	1		
loudness	1		
musical-interval	1		
density	M L^-3		
specific-weight	M L^-2 T^-2		
linear-density	M L^-1		
area-density	M L^-2		
volume-flow	L^3 T^-1		
mass-flow	M T^-1		
molar-flow	N T^-1		
dynamic-viscosity	M L^-1 T^-1		
kinematic-viscosity	L^2 T^-1		
fluidity	M^-1 L T		
vapor-permeance	L^-1 T		Water vapor permeance
vapor-permeability	T		Water vapor permeability
turbidity	1		
specific-energy	L^2 T^-2		
energy-density	M L^-1 T^-2		
molar-energy	M L^2 T^-2 N^-1		
thermal-conductivity	M L T^-3 Θ^-1		
thermal-insulance	M^-1 T^3 Θ		
thermal-expansion	Θ^-1		
heat-capacity	M L^2 T^-2 Θ^-1		Heat capacity and entropy
specific-heat-capacity	L^2 T^-2 Θ^-1		
molar-heat-capacity	M L^2 T^-2 Θ^-1 N^-1		
heat-flux	M T^-3		Heat flux and irradiance
heat-transfer-coefficient	M T^-3 Θ^-1		
radiant-exposure	M T^-2		
amount-of-substance	N		
molar-concentration	L^-3 N		
molality	M^-1 N		
catalytic-activity	T^-1 N		
catalytic-concentration	L^-3 T^-1 N		Catalytic activity concentration
filtration-rate	L T^-1		Glomerular filtration rate
electric-current	I		
current-noise-density	I T^0.5		
electric-charge	T I		
voltage	M L^2 T^-3 I^-1		
voltage-noise-density	M L^2 I^-1 T^-2.5		
electric-resistance	M L^2 T^-3 I^-2		
electric-conductance	M^-1 L^-2 T^3 I^2		
capacitance	M^-1 L^-2 T^4 I^2		
inductance	M L^2 T^-2 I^-2		
magnetic-flux	M L^2 T^-2 I^-1		
magnetic-flux-density	M T^-2 I^-1		
magnetic-field-strength	L^-1 I		
magnetic-moment	L^2 I		
electric-field-strength	M L T^-3 I^-1		
electric-dipole-moment	L T I		
resistivity	M L^3 T^-3 I^-2		Electrical resistivity
conductivity	M^-1 L^-3 T^3 I^2		Electrical conductivity
apparent-power	M L^2 T^-3		Apparent and reactive power
apparent-energy	M L^2 T^-2		Apparent and reactive energy
luminous-intensity	J		
luminance	L^-2 J		
illuminance	L^-2 J		
luminous-flux	J		
luminous-exposure	L^-2 T J		
wavenumber	L^-1	t	Reciprocal length
spectral-flux-density	M T^-2		
activity	T^-1		Radioactivity
activity-concentration	L^-3 T^-1		
absorbed-dose	L^2 T^-2		
equivalent-dose	L^2 T^-2		
equivalent-dose-rate	L^2 T^-3		
radiation-exposure	M^-1 T I		
energy-per-distance	M L T^-2		
antenna-gain	1		
computing-performance	T^-1		
telephone-traffic	1		
film-speed	1		
heat-pump-efficiency	1		Efficiency of heat pumps
vascular-resistance	M L^-4 T^-1		
acoustic-impedance	M L^-2 T^-1		Specific acoustic impedance
biological-activity	U		
color-temperature	Θ		
gas-column	L^-2 N		Gas in a column of air
specific-power	L^2 T^-3		Power per mass
reduced-electric-field	L^4 M T^-3 I^-1		
`;
