import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { compare, minus, over, plus, times, zero } from '../model/rational.ts';
import { choice, number, tool, type Source } from '../tool/declaration.ts';

// The master equation between the reference methods: NGSP = 0.09148 × IFCC + 2.152

const slope = exactly(0.09148);
const intercept = exactly(2.152);

// The mean glucose of the ADAG study: mg/dL = 28.7 × A1C − 46.7, with a separate equation in mmol/L

const glucose = { factor: exactly(28.7), less: exactly(46.7) };
const molarGlucose = { factor: exactly(1.59), less: exactly(2.59) };

/** The highest plausible value, in mmol/mol. */
const most = 200;

const master: Source = {
  title: 'Master Equation, after Hoelzel and others, Clinical Chemistry 50(1), 166–174',
  body: 'IFCC Network for HbA1c',
  year: 2004,
  url: 'https://information.ifcchba1c.org/sustainable-implementation/master-equations.aspx',
};

const ngspPage: Source = {
  title: 'IFCC Standardization of HbA1c',
  body: 'National Glycohemoglobin Standardization Program',
  year: 2026,
  url: 'https://ngsp.org/ifcc.asp',
};

const adag: Source = {
  title: 'Translating the A1C Assay Into Estimated Average Glucose Values, Diabetes Care 31(8), 1473–1478',
  body: 'Nathan, Kuenen, Borg and others',
  year: 2008,
  url: 'https://doi.org/10.2337/dc08-0545',
  unseen: true,
};

/**
 * Converts glycated hemoglobin between the units of the IFCC (mmol/mol) and of the NGSP (%), with the estimated average
 * glucose.
 *
 * @throws UnitsError for a value outside the range of the equations: below 0 or above 200 mmol/mol.
 * @example glycatedHemoglobin({ value: 7, unit: '%' }).mmolPerMol // 52.9951902055094
 */
export const glycatedHemoglobin = tool({
  id: 'glycated-hemoglobin',
  name: 'HbA1c converter',
  category: 'health',
  description: 'Convert HbA1c between mmol/mol (IFCC) and % (NGSP, DCCT), with estimated average glucose.',
  keywords: [
    'hba1c',
    'a1c',
    'hemoglobin a1c',
    'haemoglobin',
    'glycated',
    'diabetes',
    'ifcc',
    'ngsp',
    'dcct',
    'eag',
    'average glucose',
    'blood sugar',
  ],
  main: 'percent',
  asks: [
    {
      says: [
        '(hba1c|a1c) [of] {value}% [in|to|as] [mmol/mol|ifcc]',
        '{value}% (hba1c|a1c) [in|to|as] [mmol/mol|ifcc]',
        '{value}% (in|to|as) (mmol/mol|ifcc)',
        '(hba1c|a1c|hb a1c) [of] {value} (in|to|as) (mmol/mol|ifcc)',
      ],
      given: { unit: '%' },
      main: 'mmolPerMol',
    },
    {
      says: [
        '(hba1c|a1c) [of] {value} (mmol/mol|ifcc) [in|to|as] [%|ngsp|dcct]',
        '{value} mmol/mol [hba1c|a1c] [in|to|as] [%|ngsp|dcct]',
        '(hba1c|a1c|hb a1c) [of] {value} (in|to|as) (%|ngsp|dcct)',
      ],
      given: { unit: 'mmol/mol' },
    },
    // Percentages are 3 to 20, millimoles per mole 20 to 200
    {
      says: ['(hba1c|a1c|hb a1c) [of] {value}'],
      like: /\s(?:2[1-9]|[3-9]\d|1\d{2})$/i,
      given: { unit: 'mmol/mol' },
      note: 'Read in mmol/mol.',
    },
    {
      says: [
        '[what] [average|mean] (glucose|blood sugar|blood glucose) [level] [is|does] (of|for|at|from|hba1c|a1c) [hba1c|a1c] [of] {value}% [mean]',
        '(hba1c|a1c) [of] {value}% (in|to|as) (mg/dl|average glucose)',
        '(hba1c|a1c) [of] {value} (in|to|as) average glucose',
        '(hba1c|a1c) [of] {value} [%] average (glucose|blood sugar|blood glucose)',
      ],
      given: { unit: '%' },
      main: 'averageGlucose',
    },
    { says: ['(hba1c|a1c) [of] {value}% (in|to|as) mmol/l'], given: { unit: '%' }, main: 'averageGlucoseMolar' },
  ],
  params: {
    value: number({ label: 'HbA1c', above: 0 }),
    unit: choice({
      label: 'Unit',
      values: ['mmol/mol', '%'],
      names: { 'mmol/mol': 'mmol/mol (IFCC)', '%': '% (NGSP, DCCT)' },
    }),
  },
  result: {
    percent: number({ label: 'NGSP, DCCT (%)', digits: 1 }),
    mmolPerMol: number({ label: 'IFCC (mmol/mol)', digits: 0 }),
    averageGlucose: number({ label: 'Estimated average glucose (mg/dL)', digits: 0 }),
    averageGlucoseMolar: number({ label: 'Estimated average glucose (mmol/L)', digits: 1 }),
  },
  examples: [
    {
      given: { value: 48 },
      gives: { percent: 6.54304, mmolPerMol: 48, averageGlucose: 141.085248, averageGlucoseMolar: 7.8134336 },
    },
    {
      given: { value: 7, unit: '%' },
      gives: { percent: 7, mmolPerMol: 52.9951902055094, averageGlucose: 154.2, averageGlucoseMolar: 8.54 },
      region: 'US',
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'percent', is: `mmolPerMol × ${rounded(slope)} + ${rounded(intercept)}` },
      { gives: 'averageGlucose', is: `percent × ${rounded(glucose.factor)} − ${rounded(glucose.less)}` },
      { gives: 'averageGlucoseMolar', is: `percent × ${rounded(molarGlucose.factor)} − ${rounded(molarGlucose.less)}` },
    ],
    limits: [
      'For information only, not a diagnosis. Laboratories round to whole mmol/mol and to 0.1%.',
      'Average glucose is an estimate from a study of adults. A single meter reading will differ.',
      'Anemia, pregnancy and some hemoglobin variants make HbA1c misleading.',
    ],
    sources: [ngspPage, master, adag],
    lookUp: {
      vary: 'value',
      values: [20, 31, 37, 42, 48, 53, 58, 64, 75, 86, 97, 108],
      show: ['percent', 'averageGlucose', 'averageGlucoseMolar'],
    },
  }),
  run({ value, unit }, name) {
    const given = exactly(value);
    const ifcc = unit === '%' ? over(minus(given, intercept), slope) : given;
    if (compare(ifcc, zero) < 0 || compare(ifcc, exactly(most)) > 0) {
      throw mustBe('out-of-range', name('value'), `above ${rounded(intercept)}% and at most ${most} mmol/mol`, value);
    }
    const ngsp = plus(times(ifcc, slope), intercept);
    const on = ({ factor, less }: typeof glucose): number => rounded(minus(times(ngsp, factor), less));
    return {
      percent: rounded(ngsp),
      mmolPerMol: rounded(ifcc),
      averageGlucose: on(glucose),
      averageGlucoseMolar: on(molarGlucose),
    };
  },
});
