import { codeSystems, equivalences } from '../bridges/ways.ts';
import { choice, number, record, text } from './declaration.ts';

// Each is a separate constant: an object that is spread, or read, prevents bundlers from dropping unused tools

/** The weighed or counted substance. */
export const substanceParam = text({
  label: 'Substance',
  isRare: true,
  description: 'Converts between mass and amount of substance, for example glucose or C6H12O6.',
  maxLength: 480,
  optional: true,
});

/** The equivalence that converts between different quantities. */
export const asParam = choice({
  label: 'Equivalence',
  isRare: true,
  description:
    'Converts between related quantities: spectral (wavelength, frequency, photon energy, wavenumber), mass-energy, thermal (temperature and energy, by kT) or count (moles and numbers).',
  values: equivalences,
  names: {
    spectral: 'spectral',
    'mass-energy': 'mass and energy',
    thermal: 'thermal (kT)',
    count: 'moles and numbers',
  },
  optional: true,
});

/** The code system of the units. */
export const codesParam = choice({
  label: 'Codes',
  isRare: true,
  description:
    'The code system of from and to: UCUM, UN/ECE Recommendation 20, the CONVERT function of Excel and Sheets, or Prometheus. By default, names and symbols.',
  values: codeSystems,
  names: {
    ucum: 'UCUM',
    unece: 'UN/ECE Recommendation 20',
    excel: 'Excel and Sheets (CONVERT)',
    prometheus: 'Prometheus',
  },
  optional: true,
});

/** The substance, if the answer uses it. */
export const substanceResult = text({
  label: 'Substance',
  description: 'The id or formula of the substance. Present if it was used.',
  optional: true,
});

/** The molar mass that the answer uses. */
export const molarMassResult = record({
  label: 'Molar mass',
  description: 'The molar mass used. Present if the conversion needed one.',
  fields: {
    gramsPerMole: number({ label: 'Grams per mole', above: 0 }),
    uncertainty: number({
      label: 'Uncertainty',
      description: 'How much natural samples may differ, in grams per mole.',
      above: 0,
      optional: true,
    }),
    formula: text({ label: 'Formula', optional: true }),
    source: text({ label: 'Source' }),
  },
  optional: true,
});

/** The size of an international unit, if the answer uses it. */
export const internationalUnitResult = text({
  label: 'International unit',
  description: 'What an international unit of the substance is, with the document. Present if it was used.',
  optional: true,
});

/** The equivalence, if the answer uses it. */
export const asResult = choice({
  label: 'Equivalence',
  description: 'The equivalence. Present if it was used.',
  values: equivalences,
  optional: true,
});

/** The given code system. */
export const codesResult = choice({
  label: 'Codes',
  description: 'The code system you gave.',
  values: codeSystems,
  optional: true,
});
