/**
 * A quantity that people convert every day: its icon, drawn as lines in a 24 by 24 box, and its most wanted conversion.
 */
export interface Everyday {
  readonly id: string;
  readonly icon: string;
  readonly pair: string;
}

/** The quantities that are listed first, the most wanted first. */
export const everyday: readonly Everyday[] = [
  { id: 'length', icon: 'M2 8h20v8H2zM6 8v3M10 8v5M14 8v3M18 8v5', pair: 'centimeters-to-inches' },
  { id: 'mass', icon: 'M5 9h14l2 11H3zM12 9a3 3 0 1 0-3-3 3 3 0 0 0 3 3', pair: 'kilograms-to-pounds' },
  { id: 'temperature', icon: 'M10 14V5a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0M12 9v9', pair: 'celsius-to-fahrenheit' },
  { id: 'volume', icon: 'M6 3h12l-1.5 18h-9zM7 10h10', pair: 'cups-to-milliliters' },
  { id: 'area', icon: 'M4 4h16v16H4zM4 12h16M12 4v16', pair: 'square-meters-to-square-feet' },
  { id: 'speed', icon: 'M4 18a9 9 0 1 1 16 0M12 15l5-6', pair: 'kilometers-per-hour-to-miles-per-hour' },
  { id: 'time', icon: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 7v5l4 2', pair: 'hours-to-minutes' },
  {
    id: 'data',
    icon: 'M4 6c0-4 16-4 16 0v12c0 4-16 4-16 0zM4 6c0 4 16 4 16 0M4 12c0 4 16 4 16 0',
    pair: 'megabytes-to-gigabytes',
  },
  { id: 'energy', icon: 'M13 2 5 14h6l-1 8 8-12h-6z', pair: 'kilocalories-to-kilojoules' },
  { id: 'power', icon: 'M12 3v9M7 6a8 8 0 1 0 10 0', pair: 'kilowatts-to-horsepower' },
  { id: 'pressure', icon: 'M3 20h18M12 16V4M12 16l-4-4M12 16l4-4', pair: 'bars-to-psi' },
  {
    id: 'fuel-economy',
    icon: 'M4 21V4h9v17M3 21h11M4 10h9M13 12h3v6a2 2 0 0 0 4 0V9l-3-3',
    pair: 'miles-per-gallon-to-liters-per-100-kilometers',
  },
];

/** A field of knowledge that groups quantities. */
export type FieldOfQuantities =
  | 'motion'
  | 'matter'
  | 'heat'
  | 'electricity'
  | 'light'
  | 'chemistry'
  | 'screens'
  | 'more';

/** The fields of the other quantities, by identifiers or beginnings of identifiers. */
const fields: readonly (readonly [field: FieldOfQuantities, quantities: readonly string[]])[] = [
  [
    'motion',
    [
      'acceleration',
      'angle',
      'solid-angle',
      'angular-speed',
      'frequency',
      'force',
      'torque',
      'momentum',
      'moment-of-inertia',
      'surface-tension',
      'fracture-toughness',
      'gauge-pressure',
    ],
  ],
  [
    'matter',
    [
      'density',
      'specific-weight',
      'linear-density',
      'area-density',
      'volume-flow',
      'mass-flow',
      'molar-flow',
      'dynamic-viscosity',
      'kinematic-viscosity',
      'fluidity',
      'vapor-permeance',
      'vapor-permeability',
      'turbidity',
      'filtration-rate',
      'container-capacity',
    ],
  ],
  [
    'heat',
    [
      'temperature-difference',
      'specific-energy',
      'energy-density',
      'energy-per-distance',
      'thermal-conductivity',
      'thermal-insulance',
      'thermal-expansion',
      'heat-capacity',
      'specific-heat-capacity',
      'heat-flux',
      'heat-transfer-coefficient',
      'radiant-exposure',
    ],
  ],
  [
    'electricity',
    [
      'electric-current',
      'current-noise-density',
      'electric-charge',
      'voltage',
      'voltage-noise-density',
      'electric-resistance',
      'electric-conductance',
      'capacitance',
      'inductance',
      'magnetic-flux',
      'magnetic-flux-density',
      'magnetic-field-strength',
      'magnetic-moment',
      'electric-field-strength',
      'electric-dipole-moment',
      'resistivity',
      'conductivity',
      'apparent-power',
      'apparent-energy',
    ],
  ],
  [
    'light',
    [
      'luminous-intensity',
      'luminance',
      'illuminance',
      'luminous-flux',
      'luminous-exposure',
      'wavenumber',
      'spectral-flux-density',
      'level',
      'loudness',
      'musical-interval',
      'activity',
      'activity-concentration',
      'absorbed-dose',
      'equivalent-dose',
      'equivalent-dose-rate',
      'radiation-exposure',
    ],
  ],
  [
    'chemistry',
    [
      'amount-of-substance',
      'molar-concentration',
      'molality',
      'molar-energy',
      'molar-heat-capacity',
      'catalytic-activity',
      'catalytic-concentration',
    ],
  ],
  ['screens', ['data-rate', 'resolution', 'graphics', 'typewidth', 'ratio']],
];

const rest = 'more';

/** Groups quantities by field. Quantities without a field are under the last heading. */
export const byField = <T extends { readonly id: string }>(
  quantities: readonly T[],
): ReadonlyMap<FieldOfQuantities, readonly T[]> => {
  const first = new Set(everyday.map(({ id }) => id));
  const groups = new Map<FieldOfQuantities, T[]>(fields.map(([field]) => [field, []]));
  for (const quantity of quantities) {
    if (first.has(quantity.id)) continue;
    const [field = rest] = fields.find(([, ids]) => ids.includes(quantity.id)) ?? [];
    groups.set(field, [...(groups.get(field) ?? []), quantity]);
  }
  return groups;
};
