import type { Assumption } from '../../model/assumption.ts';

/**
 * The questions that languages have sentences for: the tool of each, the values that it implies, and its result. Languages differ in words
 * alone. Of two questions for one tool the more particular one comes first.
 */
export const questions = {
  table: { tool: 'table' },
  gasMark: { tool: 'gas-mark' },
  gasMarkOfCelsius: { tool: 'gas-mark', given: { given: 'celsius' }, main: 'mark' },
  gasMarkOfFan: { tool: 'gas-mark', given: { given: 'fan' }, main: 'mark' },
  thermostat: { tool: 'gas-mark', given: { given: 'thermostat' } },
  thermostatOfCelsius: { tool: 'gas-mark', given: { given: 'celsius' }, main: 'thermostat' },
  fanOfCelsius: { tool: 'gas-mark', given: { given: 'celsius' }, main: 'fan' },
  celsiusOfFan: { tool: 'gas-mark', given: { given: 'fan' } },
  average: { tool: 'average', takes: ['{values}'] },
  median: { tool: 'average', main: 'median', takes: ['{values}'] },
  sum: { tool: 'average', main: 'sum' },
  deviation: { tool: 'average', main: 'sampleDeviation', takes: ['{values}'] },
  simplestFraction: { tool: 'fraction', given: { op: 'simplify' } },
  decimalOfFraction: { tool: 'fraction', given: { op: 'decimal' } },
  percentOfFraction: { tool: 'fraction', given: { op: 'percent' } },
  decimalOfHexadecimal: { tool: 'number-base', given: { from: '16', to: '10' } },
  decimalOfBinary: { tool: 'number-base', given: { from: '2', to: '10' } },
  hexadecimal: { tool: 'number-base', given: { to: '16' } },
  binary: { tool: 'number-base', given: { to: '2' } },
  octal: { tool: 'number-base', given: { to: '8' } },
  percentOf: { tool: 'percentage', given: { mode: 'percent-of' } },
  share: { tool: 'percentage', given: { mode: 'share' } },
  change: { tool: 'percentage', given: { mode: 'percent-change' } },
  proportion: { tool: 'proportion' },
  simplestRatio: { tool: 'proportion', main: 'simplest' },
  whole: { tool: 'reverse-percentage' },
  priceBefore: { tool: 'reverse-percentage', given: { mode: 'decreased' } },
  priceBeforeRise: { tool: 'reverse-percentage', given: { mode: 'increased' } },
  roman: { tool: 'roman', main: 'roman' },
  fromRoman: { tool: 'roman' },
  significantFigures: { tool: 'significant-figures' },
  savings: { tool: 'compound-interest' },
  discountAndTax: { tool: 'discount', main: 'total' },
  discount: { tool: 'discount' },
  fuelCost: { tool: 'fuel-cost', given: { efficiencyUnit: 'l/100km' } },
  fuelCostPerLiter: { tool: 'fuel-cost', given: { efficiencyUnit: 'km/l' } },
  loan: { tool: 'loan' },
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
  netOfTax: { tool: 'sales-tax', given: { given: 'with-tax' }, main: 'net' },
  taxWithin: { tool: 'sales-tax', given: { given: 'with-tax' }, main: 'tax' },
  taxOn: { tool: 'sales-tax', main: 'tax' },
  withTax: { tool: 'sales-tax' },
  tipShared: { tool: 'tip', main: 'perPerson' },
  tip: { tool: 'tip' },
  split: { tool: 'tip', given: { tipPercent: '0' }, main: 'perPerson' },
  unitPrice: { tool: 'unit-price' },
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
  bmi: { tool: 'bmi', given: { unit: 'metric' } },
  hemoglobinOfPercent: { tool: 'glycated-hemoglobin', given: { unit: '%' }, main: 'mmolPerMol', takes: ['{value}%'] },
  hemoglobinOfMillimoles: { tool: 'glycated-hemoglobin', given: { unit: 'mmol/mol' } },
  amps: { tool: 'electrical', given: { target: 'amps' } },
  volts: { tool: 'electrical', given: { target: 'volts' } },
  ohms: { tool: 'electrical', main: 'ohms' },
  watts: { tool: 'electrical', given: { target: 'watts' } },
  awg: { tool: 'wire-gauge', main: 'awg' },
  wire: { tool: 'wire-gauge', main: 'wire' },
  wireSection: { tool: 'wire-gauge', takes: ['{gauge}'] },
  consumption: { tool: 'fuel-consumption', main: 'economy' },
  milesPerGallon: { tool: 'fuel-consumption', given: { unit: 'l/100km' }, main: 'milesPerGallon' },
  litersOfMiles: { tool: 'fuel-consumption', given: { unit: 'mpg' } },
  finish: { tool: 'pace', main: 'finish' },
  pace: { tool: 'pace' },
  journey: { tool: 'speed-distance-time' },
  speedPerHour: { tool: 'speed-distance-time', given: { unit: 'km/h' } },
  speedPerSecond: { tool: 'speed-distance-time', given: { unit: 'm/s' } },
  area: { tool: 'shape-area' },
  rectangle: { tool: 'shape-area', given: { shape: 'rectangle' } },
  circle: { tool: 'shape-area', given: { shape: 'circle' } },
  square: { tool: 'shape-area', given: { shape: 'square' } },
  triangle: { tool: 'shape-area', given: { shape: 'triangle' } },
  volume: { tool: 'shape-volume' },
  box: { tool: 'shape-volume', given: { shape: 'box' } },
  cube: { tool: 'shape-volume', given: { shape: 'cube' } },
  sphere: { tool: 'shape-volume', given: { shape: 'sphere' } },
  cylinder: { tool: 'shape-volume', given: { shape: 'cylinder' } },
  cone: { tool: 'shape-volume', given: { shape: 'cone' } },
  download: { tool: 'transfer-time' },
  paint: { tool: 'paint' },
  litersOfPaint: { tool: 'paint', main: 'liters' },
  degreesOfSlope: { tool: 'slope', given: { given: 'percent' }, takes: ['{value}%'] },
  slopeOfDegrees: { tool: 'slope', given: { given: 'degrees' }, main: 'percent' },
  degreesOfRatio: { tool: 'slope', given: { given: 'ratio' } },
  tiles: { tool: 'tiles' },
  ringOfDiameter: { tool: 'ring-size', given: { system: 'diameter' }, main: 'us' },
  ringOfNumber: { tool: 'ring-size', given: { system: 'us' } },
  ringOfEurope: { tool: 'ring-size', given: { system: 'iso' }, main: 'us' },
  shoeOfChild: { tool: 'shoe-size', given: { system: 'eu', wearer: 'child' } },
  shoeInBritain: { tool: 'shoe-size', given: { system: 'eu' }, main: 'uk' },
  footOfShoe: { tool: 'shoe-size', given: { system: 'eu' }, main: 'foot' },
  shoeOfWomen: { tool: 'shoe-size', given: { system: 'eu' }, main: 'usWomen' },
  shoeFromBritain: { tool: 'shoe-size', given: { system: 'uk' }, main: 'eu' },
  shoeFromAmerica: { tool: 'shoe-size', given: { system: 'us-men' }, main: 'eu' },
  shoe: { tool: 'shoe-size', given: { system: 'eu' } },
  shoeOfFoot: { tool: 'shoe-size', given: { system: 'foot' }, main: 'eu' },
  gravityOfApi: { tool: 'api-gravity' },
  densityOfApi: { tool: 'api-gravity', main: 'density' },
  beaufortOfMeters: { tool: 'beaufort', given: { unit: 'm/s' } },
  beaufortOfKnots: { tool: 'beaufort', given: { unit: 'kn' } },
  beaufortOfMiles: { tool: 'beaufort', given: { unit: 'mph' } },
  windOfBeaufort: { tool: 'beaufort' },
  beaufort: { tool: 'beaufort', main: 'beaufort' },
  weightOfBushels: { tool: 'bushel' },
  bushels: { tool: 'bushel', main: 'bushels' },
  gravityOfBrix: { tool: 'sugar-content', given: { given: 'brix' } },
  gravityOfPlato: { tool: 'sugar-content', given: { given: 'plato' } },
  brixOfPlato: { tool: 'sugar-content', given: { given: 'plato' }, main: 'brix' },
  platoOfBrix: { tool: 'sugar-content', given: { given: 'brix' }, main: 'plato' },
  brixOfOechsle: { tool: 'sugar-content', given: { given: 'oechsle' }, main: 'brix' },
  germanOfFrenchDegrees: { tool: 'water-hardness', given: { unit: 'fH' }, main: 'germanDegrees' },
  frenchOfGermanDegrees: { tool: 'water-hardness', given: { unit: 'dH' }, main: 'frenchDegrees' },
  milligramsOfGermanDegrees: { tool: 'water-hardness', given: { unit: 'dH' } },
  germanDegreesOfMilligrams: { tool: 'water-hardness', given: { unit: 'mg/l' }, main: 'germanDegrees' },
  electricityCost: { tool: 'electricity-cost' },
  caloriesBurned: { tool: 'calories-burned', takes: ['{time}', '{activity}', '{weight}'] },
  dueDate: { tool: 'due-date', takes: ['{lastPeriod:last}'] },
  kidneyFiltration: { tool: 'kidney-function' },
  kidneyClearance: { tool: 'kidney-function', main: 'clearance' },
  bodySurface: { tool: 'body-surface', takes: ['{height}', '{weight}'] },
  commonDivisor: { tool: 'factors', takes: ['{values}'] },
  commonMultiple: { tool: 'factors', main: 'multiple', takes: ['{values}'] },
  primeFactors: { tool: 'factors', main: 'factors', takes: ['{values}'] },
  divisors: { tool: 'factors', main: 'divisors', takes: ['{values}'] },
  concrete: { tool: 'concrete' },
  tireDifference: { tool: 'tire-size', main: 'difference' },
  tireCircumference: { tool: 'tire-size', main: 'circumference', takes: ['{size}'] },
  tire: { tool: 'tire-size', takes: ['{size}'] },
  wireOfGauge: { tool: 'metal-gauge', given: { system: 'swg' }, takes: ['{gauge}'] },
  needle: { tool: 'metal-gauge', given: { system: 'needle' }, takes: ['{gauge}'] },
  sheetMetal: { tool: 'metal-gauge', given: { system: 'steel' }, takes: ['{gauge}'] },
  tapDrill: { tool: 'metal-gauge', given: { system: 'thread' }, main: 'tapDrill', takes: ['{gauge}'] },
  threadPitch: { tool: 'metal-gauge', given: { system: 'thread' }, main: 'pitch', takes: ['{gauge}'] },
  paperInInches: { tool: 'paper-size', main: 'inches', takes: ['{size}'] },
  paperInPixels: { tool: 'paper-size', main: 'pixels', takes: ['{size}'] },
  paper: { tool: 'paper-size', takes: ['{size}'] },
  gradeAverage: { tool: 'grade-average', takes: ['{grades}'] },
  resistor: { tool: 'resistor' },
  dropRate: { tool: 'drop-rate', takes: ['{volume}', '{time}'] },
  dilution: { tool: 'dilution' },
  concentration: { tool: 'molarity', main: 'concentration' },
  molarity: { tool: 'molarity' },
  dewPoint: { tool: 'dew-point', takes: ['{temperature}', '{humidityPercent}%'] },
  heatIndex: { tool: 'dew-point', main: 'heatIndex', takes: ['{temperature}', '{humidityPercent}%'] },
  zone: { tool: 'time-zone' },
  zoneDifference: { tool: 'time-zone', given: { time: '12:00' }, main: 'difference' },
  womenInJapan: { tool: 'clothing-size', given: { kind: 'women', system: 'jp' } },
  womenInFrance: { tool: 'clothing-size', given: { kind: 'women', system: 'fr' } },
  menInFrance: { tool: 'clothing-size', given: { kind: 'men', system: 'fr' } },
  womenInEurope: { tool: 'clothing-size', given: { kind: 'women', system: 'eu' } },
  menInEurope: { tool: 'clothing-size', given: { kind: 'men', system: 'eu' } },
  hat: { tool: 'clothing-size', given: { kind: 'hat', system: 'cm' }, takes: ['{size}'] },
} as const satisfies Readonly<Record<string, Question>>;

/** A question to a tool, without its words. */
export interface Question {
  readonly tool: string;
  /** The values, in the notation of sentences. A language has words for the question, and no sentence: the values stand in any order. */
  readonly takes?: readonly string[];
  readonly given?: Readonly<Record<string, string>>;
  readonly main?: string;
  readonly assumes?: Assumption;
}

/** The results that answer everyday questions, as the words of a language name them: the tool and the key. */
export const answers = {
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
export const settings = {
  tipPercent: ['tip', 'tipPercent'],
  wastePercent: ['tiles', 'wastePercent'],
  coats: ['paint', 'coats'],
  coverage: ['paint', 'coverage'],
  can: ['paint', 'can'],
  compounded: ['compound-interest', 'compounded'],
  payments: ['loan', 'payments'],
} as const satisfies Readonly<Record<string, readonly [tool: string, parameter: string]>>;

/** The values of these settings that are words: the parameter and the value. */
export const settingValues = { yearly: ['compounded', 'yearly'], monthly: ['payments', 'monthly'] } as const;

type Answer = keyof typeof answers;
/** Answers that not every language has sentences for. */
type Further = 'number' | 'tiles' | 'paint' | 'area' | 'volume' | 'download' | 'zone';

/**
 * The words of a question, instead of sentences: in parentheses those of which a text has one of each group, in brackets before them those that
 * may stand before any word or value, and in brackets after them those at its end. `[bei|und] (Taupunkt) [Luftfeuchtigkeit]`
 */
type Words = string;

/** The sentences of a language. A language without words for whole pages also says what it calls the answers. */
export interface Questions {
  readonly asks: {
    readonly [K in keyof typeof questions]?: (typeof questions)[K] extends { readonly takes: unknown }
      ? Words | readonly string[]
      : readonly string[];
  };
  /** The assumptions of questions, in the words of the language. */
  readonly assumes?: { readonly [K in keyof typeof questions]?: Assumption };
  readonly answers?: { readonly [K in Exclude<Answer, Further>]: string } & { readonly [K in Further]?: string };
  readonly settings?: Readonly<Record<keyof typeof settings | keyof typeof settingValues, string>>;
}
