import type { QuantityRows } from '../../model/quantity.ts';

export const angle = {
  id: 'angle',
  name: 'Angle',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'radian', symbol: 'rad', rank: 'trade', source: 'SI9_NAMED', si: ['milli', 'micro', 'nano'], common: ['milli'], names: ['rad'] },
    { id: 'degree', symbol: '°', is: '1/180 pi radian', rank: 'everyday', source: 'SI9_ACCEPTED', si: [], symbols: ['arcdeg', 'deg'], names: ['angular degree', 'arc degree', 'decimal degree', 'degree of arc'] },
    { id: 'arc-minute', symbol: '′', is: '1/60 degree', rank: 'trade', source: 'SI9_ACCEPTED', symbols: ['amin', 'arcmin', 'min', 'MOA'], names: ['angular minute', 'arc min', 'minute', 'minute of angle', 'minute of arc'] },
    { id: 'arc-second', symbol: '″', is: '1/60 arc-minute', rank: 'trade', source: 'SI9_ACCEPTED', symbols: ['arcsec', 'asec'], names: ['angular second', 'arc sec', 'sec', 'second', 'second of angle', 'second of arc'] },
    { id: 'milliarc-second', symbol: 'mas', is: '1/1000 arc-second', rank: 'science', source: 'IAUSTYLE', name: 'milliarcsecond', symbols: ['marcsec'] },
    { id: 'microarc-second', symbol: 'μas', is: '1/1000000 arc-second', rank: 'science', source: 'IAUSTYLE', name: 'microarcsecond', symbols: ['uas'] },
    { id: 'gradian', symbol: 'gon', is: '1/200 pi radian', rank: 'trade', source: 'SP811', si: ['centi', 'milli'], symbols: ['grad'], names: ['grad'] },
    { id: 'revolution', symbol: 'rev', is: '2 pi radian', rank: 'trade', source: 'ISO80000_3', names: ['circle', 'cycle', 'full circle', 'full turn', 'rotation', 'turn'] },
    { id: 'quadrant', is: '1/4 revolution', rank: 'rare', source: 'THOUGHT_THRILL', names: ['quarter turn', 'right angle'] },
    { id: 'zodiac-sign', is: '1/12 revolution', rank: 'rare', source: 'ZODIAC', names: ['sign', 'sign of the zodiac'] },
    { id: 'hour-angle', is: '1/24 revolution', rank: 'science', source: 'EXPSUP', names: ['hour of right ascension'], note: 'astronomy; 15 degrees' },
    { id: 'compass-point', is: '1/32 revolution', rank: 'rare', source: 'BURCH2015', names: ['mariner point', 'point of the compass'] },
    { id: 'binary-degree', is: '1/256 revolution', rank: 'rare', source: 'BINARY_DEGREES', symbols: ['brad'], names: ['binary angle', 'binary radian'], note: 'one byte to the turn' },
    { id: 'mil-nato', is: '1/6400 revolution', rank: 'science', source: 'SP811', name: 'NATO mil', names: ['angle mil', 'angular mil', 'artillery mil', 'mil'], note: 'artillery' },
  ],
} as const satisfies QuantityRows;
