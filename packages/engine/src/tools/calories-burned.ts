import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { over, times } from '../model/rational.ts';
import { choice, number, tool, type Source } from '../tool/declaration.ts';
import { quantity } from '../tool/measured.ts';

/** The metabolic equivalents of activities, from the Compendium of 2011. */
const equivalents = {
  walking: 3.5,
  'brisk walking': 4.3,
  hiking: 6,
  jogging: 7,
  running: 9.8,
  'fast running': 11.8,
  'leisure cycling': 4,
  cycling: 8,
  'fast cycling': 10,
  swimming: 5.8,
  yoga: 2.5,
  'weight training': 3.5,
  soccer: 7,
  tennis: 7.3,
  gardening: 3.8,
  sitting: 1.3,
  sleeping: 0.95,
} as const;

type Activity = keyof typeof equivalents;

const activities = [
  'walking',
  'brisk walking',
  'hiking',
  'jogging',
  'running',
  'fast running',
  'leisure cycling',
  'cycling',
  'fast cycling',
  'swimming',
  'yoga',
  'weight training',
  'soccer',
  'tennis',
  'gardening',
  'sitting',
  'sleeping',
] as const satisfies readonly Activity[];

const kilojoulesACalorie = exactly(4.184);
const minutesAnHour = exactly(60);
/** A limit above the value of any activity. */
const mostEquivalents = 30;

const compendium: Source = {
  title: '2011 Compendium of Physical Activities: A Second Update of Codes and MET Values',
  body: 'B. E. Ainsworth and others, Medicine & Science in Sports & Exercise 43(8), 1575–1581',
  year: 2011,
  url: 'https://doi.org/10.1249/MSS.0b013e31821ece12',
};

/**
 * Returns the energy of an activity: its metabolic equivalent (MET) in kilocalories per kilogram and hour.
 *
 * @throws UnitsError for weights and times that are not above zero.
 * @example caloriesBurned({ activity: 'running', time: '30 min', weight: '70 kg' }).calories // 343
 */
export const caloriesBurned = tool({
  id: 'calories-burned',
  name: 'Calories burned calculator',
  category: 'health',
  description: 'Estimate the calories that walking, running, cycling and other activities burn.',
  keywords: ['met', 'metabolic equivalent', 'exercise', 'workout', 'energy', 'kcal', 'fitness', 'training', 'sport'],
  main: 'calories',
  asks: [
    '[how many] (calories|kcal|calories burned|calories burnt) [do i burn|are burned|burned|burnt|does] @([by|from|for|while|in|of] {activity} | [for|in] {time} [of] | [at|weighing|with|for|and|if] [i] [weigh] {weight} [person] [burn])',
    '@([by|from|for|while|in|of] {activity} | [for|in] {time} [of] | [at|weighing|with|for|and|if] [i] [weigh] {weight} [person] [burn]) [how many] (calories|kcal) [burned|burnt]',
  ],
  params: {
    activity: choice({
      label: 'Activity',
      values: activities,
      names: {
        walking: 'walking, 3 mph (5 km/h)',
        'brisk walking': 'brisk walking, 3.5 mph (5.6 km/h)',
        jogging: 'jogging',
        running: 'running, 6 mph (10 km/h)',
        'fast running': 'fast running, 8 mph (13 km/h)',
        'leisure cycling': 'leisure cycling, under 10 mph (16 km/h)',
        cycling: 'cycling, 12–14 mph (19–22 km/h)',
        'fast cycling': 'fast cycling, 14–16 mph (23–26 km/h)',
        swimming: 'swimming laps, easy',
        yoga: 'yoga (Hatha)',
        soccer: 'soccer, casual',
      },
    }),
    time: quantity({ label: 'Time', of: 'time', unit: 'min', units: ['min', 'h'], above: 0, clock: 'hours' }),
    weight: quantity({ label: 'Weight', of: 'mass', unit: 'kg', units: ['kg', 'lb'], above: 0 }),
    met: number({
      label: 'MET of another activity',
      description: 'Used instead of the activity.',
      isRare: true,
      above: 0,
      max: mostEquivalents,
      optional: true,
    }),
  },
  result: {
    calories: number({ label: 'Calories (kcal)', digits: 0 }),
    kilojoules: number({ label: 'Kilojoules', digits: 0 }),
    met: number({ label: 'MET', digits: 2 }),
  },
  examples: [
    {
      given: { activity: 'running', time: '30 min', weight: '70 kg' },
      gives: { calories: 343, kilojoules: 1435.112, met: 9.8 },
    },
    {
      given: { activity: 'walking', time: '1 h', weight: '160 lb' },
      gives: { calories: 254.0117272, kilojoules: 1062.7850666048, met: 3.5 },
      region: 'US',
    },
  ],
  explain: () => ({
    formulas: [{ gives: 'kilojoules', is: `calories × ${rounded(kilojoulesACalorie)}` }],
    rules: ['Calories = MET × weight in kilograms × hours.'],
    limits: [
      'An estimate for adults, not medical advice: age, fitness and terrain change it by a third or more.',
      'Includes the energy the body uses at rest, 1 MET.',
    ],
    units: ['kilocalorie', 'pound'],
    sources: [compendium],
    lookUp: { vary: 'activity', values: activities, show: ['met', 'calories'] },
  }),
  run({ activity, time, weight, met }) {
    const equivalent = met ?? equivalents[activity];
    const calories = times(times(exactly(equivalent), weight.size), over(time.size, minutesAnHour));
    return {
      calories: rounded(calories),
      kilojoules: rounded(times(calories, kilojoulesACalorie)),
      met: equivalent,
    };
  },
});
