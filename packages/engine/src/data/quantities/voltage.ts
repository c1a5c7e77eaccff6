import type { QuantityRows } from '../../model/quantity.ts';

export const voltage = {
  id: 'voltage',
  name: 'Voltage',
  dimension: 'M L^2 T^-3 I^-1',
  // oxfmt-ignore
  units: [
    { id: 'volt', symbol: 'V', is: '1 watt-per-ampere', rank: 'everyday', source: 'SI9_NAMED', si: ['mega', 'kilo', 'milli', 'micro', 'nano'], common: ['kilo', 'milli'] },
    { id: 'abvolt', symbol: 'abV', is: '1 erg-per-abcoulomb', rank: 'rare', source: 'SP811', status: 'conventional', names: ['absolute volt', 'emu of electric potential'], note: 'CGS-EMU; corresponds to 10⁻⁸ V as long as μ₀ was 4π × 10⁻⁷ H/m, until 2019' },
    { id: 'statvolt', symbol: 'statV', is: '1 erg-per-statcoulomb', rank: 'rare', source: 'SP811', status: 'conventional', names: ['esu of electric potential'], note: 'CGS-ESU; uses c = 299 792 458 m/s and the μ₀ of before 2019' },
    { id: 'conventional-volt', symbol: 'V₉₀', is: '483597.9e9 magnetic-flux-quantum-per-second', rank: 'rare', source: 'CIPM1988', names: ['conventional volt 90', 'volt-90'], note: 'practical unit of the Josephson effect from 1990, abrogated 2019-05-20' },
    { id: 'mean-international-volt', symbol: 'V_int', is: '1.00034 volt', rank: 'rare', source: 'FENNA2002', status: 'conventional', names: ['international volt'], note: 'until 1947; that of the United States differed in the sixth digit' },
    { id: 'decibel-volt', symbol: 'dBV', is: '1 volt', log: { base: 10, per: '20' }, rank: 'trade', source: 'ITUV574', name: 'decibel relative to 1 volt' },
    { id: 'decibel-millivolt', symbol: 'dBmV', is: '1 millivolt', log: { base: 10, per: '20' }, rank: 'trade', source: 'ITUV574', name: 'decibel relative to 1 millivolt' },
    { id: 'decibel-microvolt', symbol: 'dBμV', is: '1 microvolt', log: { base: 10, per: '20' }, rank: 'trade', source: 'ITUV574', name: 'decibel relative to 1 microvolt', symbols: ['dBuV'] },
    { id: 'decibel-unloaded', symbol: 'dBu', is: '0.7745966692414833770358530799564799221666 volt', log: { base: 10, per: '20' }, rank: 'trade', source: 'ITUV574', status: 'conventional', plural: 'decibels unloaded', names: ['decibel relative to 0.775 volt', 'decibel unterminated'], note: 'the reference is √0.6 V, the voltage of 1 mW in 600 Ω, commonly rounded to 0.775 V' },
  ],
} as const satisfies QuantityRows;
