import type { Assumption } from '../../model/assumption.ts';

/** The questions of every day: the tool of each, the values that it implies, and its result. Languages differ in words alone. */
export const everydayQuestions = {
  percentOf: { tool: 'percentage', given: { mode: 'percent-of' } },
  share: { tool: 'percentage', given: { mode: 'share' } },
  change: { tool: 'percentage', given: { mode: 'percent-change' } },
  whole: { tool: 'reverse-percentage' },
  priceBefore: { tool: 'reverse-percentage', given: { mode: 'decreased' } },
  tipShared: { tool: 'tip', main: 'perPerson' },
  tip: { tool: 'tip' },
  split: { tool: 'tip', given: { tipPercent: '0' }, main: 'perPerson' },
  netOfTax: { tool: 'sales-tax', given: { given: 'with-tax' }, main: 'net' },
  taxWithin: { tool: 'sales-tax', given: { given: 'with-tax' }, main: 'tax' },
  netOfTenPercent: {
    tool: 'sales-tax',
    given: { given: 'with-tax', taxPercent: '10' },
    main: 'net',
    assumes: { kind: 'number', of: 'VAT', as: '10 %' },
  },
  withTenPercent: {
    tool: 'sales-tax',
    given: { taxPercent: '10' },
    assumes: { kind: 'number', of: 'VAT', as: '10 %' },
  },
  taxOn: { tool: 'sales-tax', main: 'tax' },
  withTax: { tool: 'sales-tax' },
  discountAndTax: { tool: 'discount', main: 'total' },
  discount: { tool: 'discount' },
  ageOn: { tool: 'age' },
  age: { tool: 'age', given: { asOf: 'today' } },
  weekday: { tool: 'date-add', given: { days: '0' }, main: 'weekday' },
  daysBefore: { tool: 'date-add', given: { direction: 'before' } },
  daysAfter: { tool: 'date-add' },
  ago: { tool: 'date-add', given: { start: 'today', direction: 'before' } },
  fromToday: { tool: 'date-add', given: { start: 'today' } },
  weeksUntil: { tool: 'date-difference', given: { start: 'today' }, main: 'weeks' },
  weeksBetween: { tool: 'date-difference', main: 'weeks' },
  daysUntil: { tool: 'date-difference', given: { start: 'today' } },
  daysSince: { tool: 'date-difference', given: { end: 'today' } },
  daysBetween: { tool: 'date-difference' },
  hoursBetween: { tool: 'time-between' },
  fuelCost: { tool: 'fuel-cost', given: { efficiencyUnit: 'l/100km' } },
  fuelCostPerLiter: { tool: 'fuel-cost', given: { efficiencyUnit: 'km/l' } },
  consumption: { tool: 'fuel-consumption', main: 'economy' },
  finish: { tool: 'pace', main: 'finish' },
  pace: { tool: 'pace' },
  speed: { tool: 'speed-distance-time' },
  speedPerHour: { tool: 'speed-distance-time', given: { unit: 'km/h' } },
  duration: { tool: 'speed-distance-time' },
  distance: { tool: 'speed-distance-time' },
  bmi: { tool: 'bmi', given: { unit: 'metric' } },
  average: { tool: 'average' },
  sum: { tool: 'average', main: 'sum' },
  loan: { tool: 'loan' },
  savings: { tool: 'compound-interest' },
  roman: { tool: 'roman', main: 'roman' },
  fromRoman: { tool: 'roman' },
  tiles: { tool: 'tiles' },
  paint: { tool: 'paint', main: 'liters' },
  area: { tool: 'shape-area' },
  volume: { tool: 'shape-volume' },
  download: { tool: 'transfer-time' },
  zone: { tool: 'time-zone' },
} as const satisfies Readonly<Record<string, EverydayQuestion>>;

/** A question to a tool, without its words. */
export interface EverydayQuestion {
  readonly tool: string;
  readonly given?: Readonly<Record<string, string>>;
  readonly main?: string;
  readonly assumes?: Assumption;
}

/** The results that answer everyday questions, as the words of a language name them: the tool and the key. */
export const everydayAnswers = {
  original: ['reverse-percentage', 'result'],
  tipTotal: ['tip', 'total'],
  perPerson: ['tip', 'perPerson'],
  gross: ['sales-tax', 'gross'],
  net: ['sales-tax', 'net'],
  tax: ['sales-tax', 'tax'],
  discounted: ['discount', 'discountedPrice'],
  total: ['discount', 'total'],
  years: ['age', 'years'],
  date: ['date-add', 'date'],
  weekday: ['date-add', 'weekday'],
  days: ['date-difference', 'days'],
  weeks: ['date-difference', 'weeks'],
  time: ['time-between', 'duration'],
  fuelCost: ['fuel-cost', 'cost'],
  economy: ['fuel-consumption', 'economy'],
  pace: ['pace', 'perKilometer'],
  finish: ['pace', 'finish'],
  bmi: ['bmi', 'bmi'],
  mean: ['average', 'mean'],
  sum: ['average', 'sum'],
  payment: ['loan', 'payment'],
  savings: ['compound-interest', 'total'],
  roman: ['roman', 'roman'],
  number: ['roman', 'integer'],
  tiles: ['tiles', 'tiles'],
  paint: ['paint', 'liters'],
  area: ['shape-area', 'area'],
  volume: ['shape-volume', 'volume'],
  download: ['transfer-time', 'clock'],
  zone: ['time-zone', 'time'],
} as const satisfies Readonly<Record<string, readonly [tool: string, result: string]>>;

/** The settings that everyday questions leave out, as the words of a language name them: the tool and the key. */
export const everydaySettings = {
  tipPercent: ['tip', 'tipPercent'],
  wastePercent: ['tiles', 'wastePercent'],
  coats: ['paint', 'coats'],
  coverage: ['paint', 'coverage'],
  can: ['paint', 'can'],
  compounded: ['compound-interest', 'compounded'],
  payments: ['loan', 'payments'],
} as const satisfies Readonly<Record<string, readonly [tool: string, parameter: string]>>;

/** The values of these settings that are words: the parameter and the value. */
export const everydayValues = { yearly: ['compounded', 'yearly'], monthly: ['payments', 'monthly'] } as const;

/** The sentences of a language that ask everyday questions. */
export type EverydayAsks = {
  readonly [K in Exclude<keyof typeof everydayQuestions, Further>]: readonly string[];
} & { readonly [K in Further]?: readonly string[] };

/** Questions that not every language has sentences for. */
type Further =
  | 'speedPerHour'
  | 'fromRoman'
  | 'tiles'
  | 'paint'
  | 'area'
  | 'volume'
  | 'download'
  | 'zone'
  | 'taxWithin'
  | 'netOfTenPercent'
  | 'withTenPercent';
type FurtherAnswer = 'number' | 'tiles' | 'paint' | 'area' | 'volume' | 'download' | 'zone';

/** The everyday questions of a language that has no words for whole pages: its sentences, and what it calls the answers. */
export interface EverydayWords {
  readonly asks: EverydayAsks;
  readonly answers: { readonly [K in Exclude<keyof typeof everydayAnswers, FurtherAnswer>]: string } & {
    readonly [K in FurtherAnswer]?: string;
  };
  readonly settings: Readonly<Record<keyof typeof everydaySettings | keyof typeof everydayValues, string>>;
}

type Question = (typeof everydayQuestions)[keyof typeof everydayQuestions];

/** A tool that everyday questions ask for. */
export type EverydayTool = Question['tool'];

/** A question with its sentences: the form in which a tool is asked. */
type Asked<Q> = Q extends { readonly tool: string } ? { readonly says: readonly string[] } & Omit<Q, 'tool'> : never;

/** Returns a function that gives the everyday questions to a tool, in the sentences of a language. */
export const askedEveryDay =
  (sentences: EverydayAsks) =>
  <T extends EverydayTool>(tool: T): Asked<Extract<Question, { readonly tool: T }>>[] =>
    Object.entries<EverydayQuestion>(everydayQuestions).flatMap(([key, { tool: asked, ...question }]) => {
      const says = sentences[key as keyof EverydayAsks];
      return asked === tool && says && says.length > 0 ? [{ says, ...question } as never] : [];
    });
