import { exponential, fromFixedPoint, naturalLog, toFixedPoint } from '../arithmetic/logarithm.ts';
import { hundred } from '../arithmetic/percent.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { squareRootOf } from '../arithmetic/square-root.ts';
import { exactly } from '../model/decimal.ts';
import { compare, magnitude, minus, over, plus, times, zero, type Ratio } from '../model/rational.ts';
import { measure, number, tool, type Source } from '../tool/declaration.ts';
import { pointIn, quantity } from '../tool/measured.ts';

// Magnus's formula over water from the WMO: 6.112 hPa · e^(17.62 t / (243.12 °C + t)), from −45 to 60 °C

const magnus = { slope: exactly(17.62), zero: exactly(243.12), pressure: exactly(6.112) } as const;
const coldest = -45;
const hottest = 60;

/** The gas constant of water vapor in J/(kg·K), and the ice point. */
const vapor = exactly(461.5);
const icePoint = exactly(273.15);

// The heat index of the National Weather Service, in degrees Fahrenheit and percent

const regression = [
  [-42.379, 0, 0],
  [2.04901523, 1, 0],
  [10.14333127, 0, 1],
  [-0.22475541, 1, 1],
  [-0.00683783, 2, 0],
  [-0.05481717, 0, 2],
  [0.00122874, 2, 1],
  [0.00085282, 1, 2],
  [-0.00000199, 2, 2],
] as const;

/** The lowest temperature with a heat index. */
const leastHeat = exactly(80);

const raised = (base: Ratio, exponent: 0 | 1 | 2): Ratio =>
  exponent === 0 ? exactly(1) : exponent === 1 ? base : times(base, base);

/** Returns the correction of the regression for dry and for very humid air. */
const adjustment = (t: Ratio, humidity: Ratio): Ratio => {
  const [fahrenheit, percent] = [rounded(t), rounded(humidity)];
  if (percent < 13 && fahrenheit <= 112) {
    const off = over(minus(exactly(17), magnitude(minus(t, exactly(95)))), exactly(17));
    return times(over(minus(humidity, exactly(13)), exactly(4)), squareRootOf(off));
  }
  return percent > 85 && fahrenheit <= 87
    ? times(over(minus(humidity, exactly(85)), exactly(10)), over(minus(exactly(87), t), exactly(5)))
    : zero;
};

/** Returns the heat index in degrees Fahrenheit. Undefined if the air is too cool for one. */
const heatIndexOf = (t: Ratio, humidity: Ratio): Ratio | undefined => {
  if (compare(t, leastHeat) < 0) return undefined;
  const simple = over(
    plus(plus(times(t, exactly(2.2)), exactly(61 - 68 * 1.2)), times(humidity, exactly(0.094))),
    exactly(2),
  );
  if (compare(over(plus(simple, t), exactly(2)), leastHeat) < 0) return undefined;
  const terms = regression.map(([factor, a, b]) => times(exactly(factor), times(raised(t, a), raised(humidity, b))));
  return plus(terms.reduce(plus), adjustment(t, humidity));
};

const wmo: Source = {
  title: 'AWS330 User’s Guide, Appendix B: the formulas of WMO-No. 8, Annex 4.B',
  body: 'Vaisala',
  year: 2014,
  url: 'https://www.easymanua.ls/vaisala/aws330/manual?p=277',
};
const nws: Source = {
  title: 'The Heat Index Equation',
  body: 'National Weather Service, Weather Prediction Center',
  year: 2022,
  url: 'https://www.wpc.ncep.noaa.gov/html/heatindex_equation.shtml',
};

/**
 * Returns the dew point of air, its water content, and the heat index of hot air.
 *
 * @throws UnitsError for temperatures outside −45 to 60 °C, and for a humidity that is not above zero and at most 100
 * %.
 * @example dewPoint({ temperature: '25 °C', humidityPercent: 60 }).dewPoint.value // 16.693149006198954
 */
export const dewPoint = tool({
  id: 'dew-point',
  name: 'Dew point and heat index calculator',
  category: 'science',
  description: 'Calculate the dew point, absolute humidity and heat index of air.',
  keywords: ['humidity', 'relative humidity', 'feels like', 'apparent temperature', 'condensation', 'mold', 'weather'],
  main: 'dewPoint',
  asks: [
    '(dew point|dewpoint) [of|at|for] {temperature} [and|with|at|,] {humidityPercent}% [relative] [humidity|rh]',
    {
      says: [
        '(heat index|feels like|apparent temperature) [of|at|for] {temperature} [and|with|at|,] {humidityPercent}% [relative] [humidity|rh]',
      ],
      main: 'heatIndex',
    },
    {
      says: [
        '(absolute humidity) [of|at|for] {temperature} [and|with|at|,] {humidityPercent}% [relative] [humidity|rh]',
      ],
      main: 'water',
    },
  ],
  params: {
    temperature: quantity({
      label: 'Temperature',
      of: 'temperature',
      unit: '°C',
      units: ['°C', '°F'],
      min: coldest,
      max: hottest,
    }),
    humidityPercent: number({ label: 'Relative humidity (%)', above: 0, max: 100 }),
  },
  result: {
    dewPoint: measure({ label: 'Dew point', digits: 1 }),
    heatIndex: measure({ label: 'Heat index', description: 'From 80 °F (27 °C).', digits: 0, optional: true }),
    water: number({ label: 'Water in the air (g/m³)', digits: 1 }),
  },
  examples: [
    {
      given: { temperature: '25 °C', humidityPercent: 60 },
      gives: { dewPoint: { value: 16.693149006198954, unit: 'celsius', symbol: '°C' }, water: 13.779695990155254 },
    },
    {
      given: { temperature: '90 °F', humidityPercent: 70 },
      gives: {
        dewPoint: { value: 78.8924024314164, unit: 'fahrenheit', symbol: '°F' },
        heatIndex: { value: 105.9220206, unit: 'fahrenheit', symbol: '°F' },
        water: 23.86685552447273,
      },
      region: 'US',
    },
  ],
  explain: () => ({
    rules: [
      `Dew point = ${rounded(magnus.zero)} × γ ÷ (${rounded(magnus.slope)} − γ), where γ = ln(humidity) + ${rounded(magnus.slope)} × t ÷ (${rounded(magnus.zero)} + t) and t is in °C.`,
      `The heat index follows the regression of the US National Weather Service. It applies from ${leastHeat.n} °F.`,
    ],
    limits: [
      `From −${-coldest} °C to ${hottest} °C, over water, accurate to a few tenths of a degree.`,
      'The heat index is for shade and light wind. In full sun it feels up to 15 °F (8 °C) hotter.',
    ],
    sources: [wmo, nws],
    lookUp: {
      vary: 'humidityPercent',
      values: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
      show: ['dewPoint', 'water'],
    },
  }),
  run({ temperature, humidityPercent }) {
    const t = temperature.size;
    const share = over(exactly(humidityPercent), hundred);
    const exponent = over(times(magnus.slope, t), plus(magnus.zero, t));
    const gamma = plus(fromFixedPoint(naturalLog(share)), exponent);
    const dew = over(times(magnus.zero, gamma), minus(magnus.slope, gamma));
    const pascals = times(times(magnus.pressure, hundred), times(share, exponential(toFixedPoint(exponent))));
    const heat = heatIndexOf(plus(times(t, exactly(1.8)), exactly(32)), exactly(humidityPercent));
    const inUnit = (celsius: Ratio) => pointIn(celsius, '°C', temperature.unit);
    return {
      dewPoint: inUnit(dew),
      heatIndex: heat && inUnit(over(minus(heat, exactly(32)), exactly(1.8))),
      water: rounded(over(times(pascals, exactly(1000)), times(vapor, plus(t, icePoint)))),
    };
  },
});
