import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { over, plus, times, zero } from '../model/rational.ts';
import { integer, number, numbers, text, tool } from '../tool/declaration.ts';

/** Letter grades on the four-point scale. */
const points: Readonly<Record<string, number>> = {
  'A+': 4,
  A: 4,
  'A-': 3.7,
  'B+': 3.3,
  B: 3,
  'B-': 2.7,
  'C+': 2.3,
  C: 2,
  'C-': 1.7,
  'D+': 1.3,
  D: 1,
  'D-': 0.7,
  F: 0,
};

const mostGrades = 100;

const pointsOf = (grade: string): number | undefined => {
  const letter = grade.toUpperCase().replace('−', '-');
  if (Object.hasOwn(points, letter)) return points[letter];
  return /^\d{1,3}(?:\.\d{1,6})?$/.test(grade) ? Number(grade) : undefined;
};

/**
 * Returns the mean of grades, weighted by their credits. Letter grades use the four-point scale.
 *
 * @throws UnitsError for invalid grades, for credits that do not match the grades in number, and for credits that are
 * all zero.
 * @example gradeAverage({ grades: 'A B+ C', credits: [3, 4, 3] }).average // 3.12
 */
export const gradeAverage = tool({
  id: 'grade-average',
  name: 'GPA and grade average calculator',
  category: 'numbers',
  description: 'Calculate a grade point average (GPA) or the average of grades, weighted by credits.',
  keywords: ['gpa', 'grade point average', 'weighted average', 'school', 'college', 'credits', 'marks', 'semester'],
  main: 'average',
  asks: [
    '(gpa|grade average|average grade|grade point average) [of|for|with|if i have] [:] {grades} (with|and|for) [credits] {credits} [credits]',
    '(gpa|grade average|average grade|grade point average) [of|for|with|if i have] [:] {grades}',
  ],
  params: {
    grades: text({
      label: 'Grades',
      description: 'Letters or numbers with spaces between them, for example A B+ C or 1.3 2 2.7.',
      maxLength: 600,
      looks: /^(?:(?:[A-DF][+-]?(?:[\s,;]+(?:and\s+)?(?!$)|$))+|(?:\d+(?:\.\d+)?(?:[\s,;]+(?:and\s+)?(?!$)|$))+)$/i,
    }),
    credits: numbers({
      label: 'Credits or weights',
      description: 'One for each grade. Without credits, all grades count the same.',
      most: mostGrades,
      optional: true,
    }),
  },
  result: {
    average: number({ label: 'Average', digits: 2 }),
    count: integer({ label: 'Grades', min: 1 }),
    credits: number({ label: 'Total credits', optional: true }),
  },
  examples: [
    { given: { grades: 'A B+ C', credits: [3, 4, 3] }, gives: { average: 3.12, count: 3, credits: 10 }, region: 'US' },
    { given: { grades: '1.3 2 2.7 1' }, gives: { average: 1.75, count: 4 } },
  ],
  explain: () => ({
    rules: [
      'Average = the sum of grade × credits, divided by the sum of credits.',
      `Letters count on the US scale of 4 points: A ${points['A']}, A− ${points['A-']}, B+ ${points['B+']}, B ${points['B']}, B− ${points['B-']}, and so on down to F ${points['F']}.`,
    ],
    limits: [
      'Schools differ: some count A+ as more than A, or give extra points for honors courses.',
      `At most ${mostGrades} grades. Write decimals with a point.`,
    ],
  }),
  run({ grades, credits }, name) {
    const words = grades.split(/[\s,;]+(?:and\s+)?/i).filter((word) => word !== '');
    if (words.length === 0 || words.length > mostGrades) {
      throw mustBe('invalid-text', name('grades'), `1 to ${mostGrades} grades`, grades);
    }
    const values = words.map((word) => {
      const value = pointsOf(word);
      if (value === undefined) throw mustBe('invalid-text', name('grades'), 'letters from A to F, or numbers', word);
      return exactly(value);
    });
    if (credits && credits.length !== values.length) {
      throw mustBe(
        'invalid-number',
        name('credits'),
        `${values.length} numbers, one for each grade`,
        credits.join(' '),
      );
    }
    const weights = credits?.map(exactly) ?? values.map(() => exactly(1));
    const total = weights.reduce(plus, zero);
    if (weights.some(({ n }) => n < 0n) || total.n === 0n) {
      throw mustBe('out-of-range', name('credits'), 'numbers from 0 up, and not all of them 0', credits!.join(' '));
    }
    const sum = values.map((value, i) => times(value, weights[i]!)).reduce(plus, zero);
    return { average: rounded(over(sum, total)), count: values.length, credits: credits && rounded(total) };
  },
});
