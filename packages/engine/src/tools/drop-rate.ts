import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { over, times } from '../model/rational.ts';
import { number, tool, type Source } from '../tool/declaration.ts';
import { quantity } from '../tool/measured.ts';

const minutesAnHour = exactly(60);
/** The drops per milliliter of the usual set. */
const usualDrops = 20;
const mostDrops = 100;

const infusionSets: Source = {
  title: 'ISO 8536-4, Infusion equipment for medical use, part 4: Infusion sets for single use, gravity feed',
  body: 'ISO',
  year: 2019,
};

/**
 * Returns the drops per minute and the milliliters per hour of an infusion.
 *
 * @throws UnitsError for a volume, a time or drops that are not above zero.
 * @example dropRate({ volume: '1000 ml', time: '8 h' }).milliliters // 125
 */
export const dropRate = tool({
  id: 'drop-rate',
  name: 'IV drip rate calculator',
  category: 'health',
  description: 'Calculate the drops per minute and milliliters per hour of an infusion.',
  keywords: ['infusion', 'iv', 'drip', 'gtt', 'drops per minute', 'flow rate', 'nursing', 'drop factor', 'intravenous'],
  main: 'drops',
  asks: [
    '(drip rate|drop rate|iv drip rate|iv drip|iv rate|infusion rate|infusion|drops per minute|infuse) [of|for] @({volume} | (over|in|for) {time} | [[with|at|and] [drop factor] [of] {dropsPerMilliliter} (gtt/ml|drops per ml|drops/ml|gtt|drop) [set|tubing|factor]])',
    '[infuse|give|run] {volume} (over|in|for) {time} (with|at) {dropsPerMilliliter} (gtt/ml|drops per ml|drops/ml|gtt|drop) [set|tubing|factor] [how many] (drops per minute|gtt/min|drip rate|drop rate)',
    '[iv] [of] {volume} (over|in|for|/) {time} [with|at|using] {dropsPerMilliliter} (gtt/ml|drops per ml|drops/ml) [set|tubing|factor]',
    '{volume} (over|in) {time} [with|at] drop factor [of] {dropsPerMilliliter} [gtt/ml|drops per ml|drops/ml] [[how many] (drops per minute|gtt/min)]',
    '{volume} [to run|to be given|to infuse] (over|in) {time} [with|at] [giving set|set] {dropsPerMilliliter} (gtt/ml|drops per ml|drops/ml|drop factor) [set] [how many] (drops per minute|drops per min|gtt/min|drops/min)',
    {
      says: [
        '(ml per hour|flow rate|iv flow rate) [of|for] {volume} (over|in|for) {time}',
        '{volume} [to run|to be given|to infuse] (over|in|for) {time} [pump|infusion|flow] rate [[in] (ml/hr|ml/h|ml per hour)]',
      ],
      main: 'milliliters',
    },
  ],
  params: {
    volume: quantity({ label: 'Volume', of: 'volume', unit: 'ml', units: ['ml', 'l'], above: 0 }),
    time: quantity({ label: 'Time', of: 'time', unit: 'h', units: ['h', 'min'], above: 0 }),
    dropsPerMilliliter: number({
      label: 'Drops per mL',
      description: 'Printed on the set: 10, 15, 20 or 60.',
      above: 0,
      max: mostDrops,
      default: usualDrops,
    }),
  },
  result: {
    drops: number({ label: 'Drops per minute', digits: 0 }),
    milliliters: number({ label: 'mL per hour', digits: 1 }),
  },
  examples: [
    { given: { volume: '1000 ml', time: '8 h' }, gives: { drops: 41.666666666666664, milliliters: 125 } },
    {
      given: { volume: '100 ml', time: '30 min', dropsPerMilliliter: 15 },
      gives: { drops: 50, milliliters: 200 },
    },
  ],
  explain: () => ({
    formulas: [{ gives: 'drops', is: `milliliters × dropsPerMilliliter ÷ ${minutesAnHour.n}` }],
    rules: ['Milliliters per hour = volume in mL ÷ hours.'],
    limits: [
      'For information only: follow the prescription and have a second person check it.',
      'Drop size varies with the liquid and the set.',
    ],
    sources: [infusionSets],
    units: ['milliliter', 'hour'],
    lookUp: {
      vary: 'time',
      values: ['30 min', '1 h', '2 h', '4 h', '6 h', '8 h', '12 h', '24 h'],
      show: ['drops', 'milliliters'],
    },
  }),
  run({ volume, time, dropsPerMilliliter }) {
    const perHour = over(volume.size, time.size);
    return {
      drops: rounded(over(times(perHour, exactly(dropsPerMilliliter)), minutesAnHour)),
      milliliters: rounded(perHour),
    };
  },
});
