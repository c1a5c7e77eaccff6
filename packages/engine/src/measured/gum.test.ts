import { describe, expect, it } from 'vitest';
import { quantity } from '../quantity/create.ts';
import { correlated, covariance, fromSamples, measured } from './create.ts';
import type { Measured } from './measured.ts';

// The numbers are from the examples H.1 to H.5 of the GUM (JCGM 100:2008).

const correlation = (a: Measured, b: Measured): number => covariance(a, b) / (a.uncertainty * b.uncertainty);

/** Returns the correlation coefficients of the means of simultaneous series (GUM 5.2.3). */
const coefficientsOf = (series: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const means = series.map((values) => fromSamples(values, 'part'));
  const coefficient = (a: number, b: number): number => {
    if (a === b) return 1;
    const count = series[a]!.length;
    const products = series[a]!.map((value, at) => (value - means[a]!.value) * (series[b]![at]! - means[b]!.value));
    const sum = products.reduce((total, product) => total + product, 0);
    return sum / (count * (count - 1)) / (means[a]!.uncertainty * means[b]!.uncertainty);
  };
  return series.map((_, a) => series.map((__, b) => coefficient(Math.min(a, b), Math.max(a, b))));
};

describe('examples of the GUM', () => {
  it('H.1, the calibration of an end gauge: 50.000 838 mm with 32 nm', () => {
    const standard = measured(50.000623, 25e-6, 'mm');
    const difference = measured(215, 9.7, 'nm');
    const expansion = measured(11.5e-6, 2e-6, 'per-kelvin', { distribution: 'rectangular' });
    const deviation = measured(-0.1, 0.41, 'kelvin');
    const expansionDifference = measured(0, 1e-6, 'per-kelvin', { distribution: 'rectangular' });
    const temperatureDifference = measured(0, 0.05, 'kelvin', { distribution: 'rectangular' });
    const correction = expansionDifference.times(deviation).plus(expansion.times(temperatureDifference) as never);
    const length = standard.plus(difference as never).minus(standard.times(correction as never) as never);
    expect(length.in('mm')).toBeCloseTo(50.000838, 9);
    expect(length.to('nm' as never).uncertainty).toBeCloseTo(31.7, 1);
  });

  it('H.2, resistance and reactance from correlated observations', () => {
    const series = [
      [5.007, 4.994, 5.005, 4.99, 4.999],
      [19.663e-3, 19.639e-3, 19.64e-3, 19.685e-3, 19.678e-3],
      [1.0456, 1.0438, 1.0468, 1.0428, 1.0433],
    ];
    const means = [fromSamples(series[0]!, 'V'), fromSamples(series[1]!, 'A'), fromSamples(series[2]!, 'rad')];
    const [voltage, current, phase] = correlated(means, coefficientsOf(series)) as [Measured, Measured, Measured];
    expect(correlation(voltage, current)).toBeCloseTo(-0.36, 2);
    expect(correlation(voltage, phase)).toBeCloseTo(0.86, 2);
    expect(correlation(current, phase)).toBeCloseTo(-0.65, 2);
    const impedance = voltage.over(current);
    const resistance = impedance.times(phase.apply(Math.cos, (x) => -Math.sin(x)));
    const reactance = impedance.times(phase.apply(Math.sin, Math.cos));
    expect(resistance.to('ohm' as never).format({ digits: 2 })).toBe('127.732(71) Ω');
    expect(reactance.to('ohm' as never).format({ digits: 3 })).toBe('219.847(296) Ω');
    expect(impedance.to('ohm' as never).format({ digits: 3 })).toBe('254.260(236) Ω');
    expect(correlation(resistance, reactance)).toBeCloseTo(-0.588, 2);
    expect(correlation(resistance, impedance)).toBeCloseTo(-0.485, 2);
    expect(correlation(reactance, impedance)).toBeCloseTo(0.993, 2);
  });

  it('H.3, the calibration of a thermometer: a line through eleven readings, and its correction at 30 °C', () => {
    const readings = [
      [21.521, -0.171],
      [22.012, -0.169],
      [22.512, -0.166],
      [23.003, -0.159],
      [23.507, -0.164],
      [23.999, -0.165],
      [24.513, -0.156],
      [25.002, -0.157],
      [25.503, -0.159],
      [26.01, -0.161],
      [26.511, -0.16],
    ] as const;
    // The standard deviation of a reading is 0.0035 °C: the residual of the line
    const corrections = readings.map(([, correction]) => measured(correction, 0.0035, 'kelvin'));
    const above = readings.map(([temperature]) => temperature - 20);
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    const count = readings.length;
    const [first, second] = [sum(above), sum(above.map((theta) => theta * theta))];
    const size = count * second - first * first;
    const weighted = (weights: readonly number[]): Measured =>
      corrections
        .map((correction, at): Measured => correction.times(weights[at]!))
        .reduce((total, term) => total.plus(term));
    const intercept = weighted(above.map((theta) => (second - first * theta) / size));
    const slope = weighted(above.map((theta) => (count * theta - first) / size));
    expect(intercept.format()).toBe('-0.1712(29) K');
    expect(slope.value).toBeCloseTo(0.00218, 5);
    expect(slope.uncertainty).toBeCloseTo(0.00067, 5);
    expect(correlation(intercept, slope)).toBeCloseTo(-0.93, 3);
    const correction = intercept.plus(slope.times(10));
    expect(correction.format()).toBe('-0.1494(41) K');
  });

  it('H.3, from the printed line: −0.1494 °C with 0.0041 °C', () => {
    const fitted = [measured(-0.1712, 0.0029, 'kelvin'), measured(0.00218, 0.00067, 'part')];
    const [intercept, slope] = correlated(fitted, [
      [1, -0.93],
      [-0.93, 1],
    ]) as [Measured, Measured];
    const correction = intercept.plus(slope.times(quantity(10, 'kelvin')) as never);
    expect(correction.value).toBeCloseTo(-0.1494, 4);
    expect(correction.uncertainty).toBeCloseTo(0.0041, 3);
  });

  describe('H.4, the activity of radon by counting', () => {
    const counted = [
      [243.74, 15380, 4054, 367.37, 41432],
      [984.53, 14978, 3922, 1107.66, 38706],
      [1723.87, 14394, 4200, 1846.99, 35860],
      [2463.17, 13254, 3830, 2586.28, 32238],
      [3217.56, 12516, 3956, 3340.68, 29640],
      [3956.83, 11058, 3980, 4079.94, 26356],
    ] as const;
    const decay = 1.25894e-4;
    const rate = (counts: number, blank: number, time: number): number =>
      ((counts - blank) / 60) * Math.exp(decay * time);
    const sample = counted.map(([, , blank, time, counts]) => rate(counts, blank, time));
    const standard = counted.map(([time, counts, blank]) => rate(counts, blank, time));
    const activity = measured(0.1368, 0.0018, 'Bq/g');
    const masses = measured(5.0192, 0.005, 'g').over(measured(5.0571, 0.001, 'g'));

    it('from the means of both rates, which are correlated: 0.4300 Bq/g with 0.0083', () => {
      const means = [fromSamples(sample, 'per-minute'), fromSamples(standard, 'per-minute')];
      const [ofSample, ofStandard] = correlated(means, coefficientsOf([sample, standard])) as [Measured, Measured];
      expect(ofSample.format({ digits: 3 })).toBe('652.60(642) 1/min');
      expect(ofStandard.uncertainty).toBeCloseTo(3.79, 2);
      expect(correlation(ofSample, ofStandard)).toBeCloseTo(0.646, 3);
      const result = activity.times(masses).times(ofSample.over(ofStandard));
      // With all digits it is 0.42995, which the document rounds to 0.4300
      expect(Math.abs(result.value - 0.43)).toBeLessThan(1e-4);
      expect(result.uncertainty).toBeCloseTo(0.0083, 4);
    });

    it('from the mean of their ratios: 0.4304 Bq/g with 0.0084', () => {
      const ratios = fromSamples(
        sample.map((value, at) => value / standard[at]!),
        'part',
      );
      expect(ratios.format()).toBe('3.170(46)');
      const result = activity.times(masses).times(ratios);
      expect(result.value).toBeCloseTo(0.4304, 4);
      expect(result.uncertainty).toBeCloseTo(0.0084, 4);
    });
  });

  it('H.5, a voltage standard on ten days: the scatter between days decides, 10.000 097 V with 18 µV', () => {
    const days = [172, 116, 13, 144, 106, 31, 60, 125, 163, 41];
    const voltage = fromSamples(
      days.map((microvolts) => Number(`10.000${String(microvolts).padStart(3, '0')}`)),
      'V',
    );
    expect(voltage.format()).toBe('10.000097(18) V');
    expect(voltage.degreesOfFreedom).toBe(9);
    expect(voltage.uncertainty * Math.sqrt(10)).toBeCloseTo(57e-6, 6);
  });
});
