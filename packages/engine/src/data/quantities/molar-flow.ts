import type { QuantityRows } from '../../model/quantity.ts';

export const molarFlow = {
  id: 'molar-flow',
  name: 'Molar flow',
  dimension: 'N T^-1',
  // oxfmt-ignore
  units: [
    { id: 'mole-per-second', rank: 'science', source: 'SI9_DERIVED', si: ['kilo', 'milli', 'micro'] },
    { id: 'mole-per-hour', rank: 'science', source: 'SI9_ACCEPTED', si: ['kilo'], common: ['kilo'] },
    { id: 'standard-cubic-centimeter-per-minute', symbol: 'sccm', rank: 'trade', source: 'BROOKS_SLA', status: 'conventional', symbols: ['SCCM', 'smlpm'], names: ['standard milliliter per minute'], note: 'mass flow controllers; of an ideal gas at 0 °C and 101.325 kPa' },
    { id: 'standard-cubic-centimeter-per-second', symbol: 'sccs', rank: 'trade', source: 'BROOKS_SLA', status: 'conventional', symbols: ['SCCS', 'std cc/s'], note: 'leaks; of an ideal gas at 0 °C and 101.325 kPa' },
    { id: 'standard-liter-per-minute', symbol: 'slm', rank: 'trade', source: 'BROOKS_SLA', status: 'conventional', symbols: ['sL/min', 'SLM', 'SLPM', 'slpm'], note: 'mass flow controllers; of an ideal gas at 0 °C and 101.325 kPa' },
    { id: 'normal-liter-per-minute', rank: 'trade', source: 'ENGSTACK', status: 'conventional', symbols: ['ln/min', 'Nl/min', 'NLPM', 'nlpm'], note: 'of an ideal gas at 0 °C and 101.325 kPa' },
    { id: 'normal-cubic-meter-per-hour', symbol: 'Nm³/h', rank: 'trade', source: 'ENGSTACK', status: 'conventional', symbols: ['NCMH', 'Nm3/h', 'Nm3/hr', 'Nm³/hr'], note: 'of an ideal gas at 0 °C and 101.325 kPa' },
    { id: 'standard-cubic-meter-per-hour', symbol: 'Sm³/h', rank: 'trade', source: 'ENGSTACK', status: 'conventional', symbols: ['SCMH', 'Sm3/h', 'Sm3/hr', 'Sm³/hr'], note: 'of an ideal gas at 15 °C and 101.325 kPa' },
    { id: 'standard-cubic-meter-per-second', symbol: 'Sm³/s', rank: 'rare', source: 'ENGSTACK', status: 'conventional', symbols: ['Sm3/s'], note: 'of an ideal gas at 15 °C and 101.325 kPa' },
    { id: 'million-standard-cubic-meter-per-day', symbol: 'MMscmd', is: '1000000 standard-cubic-meter-per-day', rank: 'trade', source: 'ENGSTACK', status: 'conventional', name: 'million standard cubic meters per day', plural: 'million standard cubic meters per day', symbols: ['MMscm/d', 'MMSCMD'], note: 'natural gas, India; of an ideal gas at 15 °C and 101.325 kPa, though some count at 15.56 °C' },
    { id: 'standard-cubic-foot-per-minute', symbol: 'scfm', rank: 'trade', source: 'ENGSTACK', status: 'conventional', symbols: ['SCFM'], note: 'of an ideal gas at 60 °F and 101.325 kPa' },
    { id: 'standard-cubic-foot-per-hour', symbol: 'scfh', rank: 'trade', source: 'ENGSTACK', status: 'conventional', symbols: ['SCFH'], note: 'of an ideal gas at 60 °F and 101.325 kPa' },
    { id: 'standard-cubic-foot-per-day', symbol: 'scfd', rank: 'trade', source: 'ENGSTACK', status: 'conventional', symbols: ['SCFD'], note: 'of an ideal gas at 60 °F and 101.325 kPa' },
    { id: 'thousand-standard-cubic-foot-per-day', symbol: 'Mscfd', rank: 'trade', source: 'ENGSTACK', status: 'conventional', name: 'thousand standard cubic feet per day', plural: 'thousand standard cubic feet per day', symbols: ['Mscf/d', 'MSCFD'], note: 'M is the Roman thousand' },
    { id: 'million-standard-cubic-foot-per-day', symbol: 'MMscfd', rank: 'trade', source: 'ENGSTACK', status: 'conventional', name: 'million standard cubic feet per day', plural: 'million standard cubic feet per day', symbols: ['MMscf/d', 'MMSCFD'], note: 'MM for a thousand thousand' },
  ],
} as const satisfies QuantityRows;
