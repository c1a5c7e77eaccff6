import type { QuantityRows } from '../../model/quantity.ts';

export const biologicalActivity = {
  id: 'biological-activity',
  name: 'Biological activity',
  dimension: 'U',
  // oxfmt-ignore
  units: [
    { id: 'international-unit', symbol: 'IU', rank: 'trade', source: 'DSID', si: ['mega', 'kilo', 'milli', 'micro'], common: ['milli', 'micro'], symbols: ['iu', 'UI'], note: 'vitamins, hormones, vaccines; of each substance it is another mass: 0.025 μg of vitamin D, 0.3 μg of retinol' },
  ],
} as const satisfies QuantityRows;
