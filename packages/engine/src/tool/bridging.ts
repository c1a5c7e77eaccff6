import { codeSystems } from '../bridges/conversion.ts';
import { equivalences } from '../bridges/equivalence.ts';
import { choice, number, record, text } from './declaration.ts';

/** The parameters by which units are named in codes, and by which those meet that measure different things. */
export const bridgingParams = {
  substance: text({
    label: 'Substance',
    description:
      'What is weighed, like glucose or C6H12O6: its molar mass leads from mass to amount of substance and back.',
    optional: true,
  }),
  as: choice({
    label: 'Equivalence',
    description:
      'What lets different quantities meet: spectral (wavelength, frequency, photon energy, wavenumber), mass-energy, thermal (temperature and energy, by kT) or count (moles and numbers).',
    values: equivalences,
    names: {
      spectral: 'spectral',
      'mass-energy': 'mass and energy',
      thermal: 'thermal (kT)',
      count: 'moles as numbers',
    },
    optional: true,
  }),
  codes: choice({
    label: 'Codes',
    description:
      'The system whose codes from and to are: UCUM, or UN/ECE Recommendation 20. Names and symbols unless given.',
    values: codeSystems,
    names: { ucum: 'UCUM', unece: 'UN/ECE Recommendation 20' },
    optional: true,
  }),
} as const;

/** What an answer tells of them, where they were needed. */
export const bridgingResults = {
  substance: text({
    label: 'Substance',
    description: 'The id or formula of the substance, where it was needed.',
    optional: true,
  }),
  molarMass: record({
    label: 'Molar mass',
    description: 'The molar mass that led from mass to amount of substance or back.',
    fields: {
      gramsPerMole: number({ label: 'Grams per mole', above: 0 }),
      uncertainty: number({
        label: 'Uncertainty',
        description: 'How far normal material may lie from it, in grams per mole.',
        above: 0,
        optional: true,
      }),
      formula: text({ label: 'Formula', optional: true }),
      source: text({ label: 'Source' }),
    },
    optional: true,
  }),
  as: choice({
    label: 'Equivalence',
    description: 'The equivalence, where it was needed.',
    values: equivalences,
    optional: true,
  }),
  codes: choice({
    label: 'Codes',
    description: 'The system of codes that was given.',
    values: codeSystems,
    optional: true,
  }),
} as const;
