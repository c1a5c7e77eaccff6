import type { ConstantRow } from '../data/constants.ts';
import type { Unit } from '../model/unit.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import { constantById } from './constant.ts';
import { factorsOf } from './measured-rows.ts';

/** Units that are constants, with the identifiers of the constants. */
const constantNames: Readonly<Record<string, string>> = {
  dalton: 'atomic-mass-constant',
  hartree: 'hartree-energy',
  'impedance-of-free-space': 'vacuum-impedance',
  'light-speed': 'speed-of-light',
  rydberg: 'rydberg-energy',
  'von-klitzing': 'von-klitzing-constant',
};

/** Returns the constants in a unit: the electron mass and the speed of light in mₑ·c². */
export const constantsOfUnit = (unit: Unit, lexicon: Lexicon): readonly ConstantRow[] =>
  factorsOf(unit, lexicon).flatMap(({ unit: { entry } }) => {
    const row = entry && constantById(constantNames[entry.id] ?? entry.id);
    return row ? [row] : [];
  });
