import type { Quantity } from '../core/quantity.ts';

export const angle = {
  id: 'angle',
  name: 'Angle',
  dimension: '1',
  // oxfmt-ignore
  units: [
    { id: 'radian', symbol: 'rad', source: 'SI9', si: ['milli', 'micro', 'nano'], names: ['rad'] },
    { id: 'degree', symbol: '°', is: '1/180 pi radian', source: 'SI9', symbols: ['deg', 'arcdeg'], names: ['degree of arc', 'angular degree', 'arc degree'], si: [] },
    { id: 'arc-minute', symbol: '′', is: '1/60 degree', source: 'SI9', symbols: ['arcmin', 'amin', 'MOA'], names: ['minute of arc', 'minute of angle', 'angular minute'] },
    { id: 'arc-second', symbol: '″', is: '1/60 arc-minute', source: 'SI9', symbols: ['arcsec', 'asec'], names: ['second of arc', 'second of angle', 'angular second'] },
    { id: 'milliarc-second', symbol: 'mas', is: '1/1000 arc-second', source: 'IAUSTYLE', name: 'milliarcsecond', symbols: ['marcsec'] },
    { id: 'microarc-second', symbol: 'μas', is: '1/1000000 arc-second', source: 'IAUSTYLE', name: 'microarcsecond', symbols: ['uas'] },
    { id: 'gradian', symbol: 'gon', is: '1/200 pi radian', source: 'SP811', si: ['centi', 'milli'], symbols: ['grad', 'grade'] },
    { id: 'revolution', symbol: 'rev', is: '2 pi radian', source: 'ISO80000_3', names: ['turn', 'cycle', 'rotation', 'full circle', 'circle', 'full turn'] },
    { id: 'quadrant', is: '1/4 revolution', source: 'CARDARELLI2003', unseen: true, names: ['right angle', 'quarter turn'] },
    { id: 'zodiac-sign', is: '1/12 revolution', source: 'EXPSUP', unseen: true, names: ['sign', 'sign of the zodiac'] },
    { id: 'hour-angle', is: '1/24 revolution', source: 'EXPSUP', names: ['hour of right ascension', 'hour of angle'], note: 'astronomy; 15 degrees' },
    { id: 'compass-point', is: '1/32 revolution', source: 'BOWDITCH', unseen: true, names: ['point of the compass', 'mariner point'] },
    { id: 'binary-degree', is: '1/256 revolution', source: 'LAPLANTE2004', unseen: true, symbols: ['brad'], names: ['binary radian', 'binary angle'], note: 'one byte to the turn' },
    { id: 'mil-nato', is: '1/6400 revolution', source: 'SP811', name: 'NATO mil', names: ['mil', 'angular mil', 'artillery mil', 'angle mil'], note: 'artillery' },
  ],
} as const satisfies Quantity;
