import { findConversionByCode } from '../bridges/conversion-by-code.ts';
import type { Ways } from '../bridges/ways.ts';
import { uncertaintyBetween, uncertaintyOfConversion, type UncertainConversion, type Units } from './conversion.ts';

/**
 * Returns the function of {@link uncertaintyBetween} for two units, by their codes if `codes` names a system.
 *
 * @param units - Both units.
 * @param ways - The allowed bridges, and the code system.
 * @throws UnitsError as the conversion does.
 */
export const uncertaintyByCode = (units: Units, ways: Ways): UncertainConversion =>
  ways.codes === undefined
    ? uncertaintyBetween(units, ways)
    : uncertaintyOfConversion(findConversionByCode(units.from, units.to, ways), units.to);
