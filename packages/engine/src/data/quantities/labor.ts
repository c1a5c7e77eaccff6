import type { QuantityRows } from '../../model/quantity.ts';

export const labor = {
  id: 'labor',
  name: 'Labor',
  dimension: 'T',
  // oxfmt-ignore
  units: [
    { id: 'person-hour', symbol: 'person-h', rank: 'trade', source: 'UNECE20', names: ['labor hour', 'man-hour', 'work hour'] },
    { id: 'person-day', is: '8 person-hour', rank: 'trade', source: 'ILO_C001', status: 'conventional', names: ['labor day', 'man-day', 'work day'], note: 'of eight hours' },
    { id: 'person-week', is: '40 person-hour', rank: 'trade', source: 'ILO_C047', status: 'conventional', names: ['man-week', 'work week'], note: 'of forty hours' },
    { id: 'person-month', is: '1/12 person-year', rank: 'trade', source: 'OMB_A11', status: 'conventional', names: ['man-month'], note: 'a twelfth of 2080 hours' },
    { id: 'person-year', symbol: 'FTE', is: '2080 person-hour', rank: 'trade', source: 'OMB_A11', status: 'conventional', names: ['full-time equivalent', 'man-year', 'work year'], note: '52 weeks of 40 hours; the circular counts 2080 or 2088 hours by the year' },
  ],
} as const satisfies QuantityRows;
