import { UnitsError } from '../model/error.ts';

const refuse = (message: string, reason: string): UnitsError =>
  new UnitsError('invalid-number', message, { parameter: 'uncertainty', reason });

/** Refuses 20 °C ± 5 %. */
export const partOfScale = (): UnitsError =>
  refuse('Give the uncertainty of a temperature in degrees.', 'The zero of a temperature scale is a choice.');

/** Refuses 0 kg ± 5 %. */
export const partOfZero = (): UnitsError =>
  refuse('Give the uncertainty of zero in its unit.', 'Every percentage of zero is zero.');
