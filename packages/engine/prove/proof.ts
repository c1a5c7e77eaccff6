import { convert, converter } from '../src/conversion/catalogue.ts';
import type { QuantityRows } from '../src/model/quantity.ts';
import { prefixes, takes } from '../src/definition/prefix.ts';
import { quantities } from '../src/data/catalogue.ts';
import { Definitions } from './definitions.ts';
import { Random } from './random.ts';
import { isCurved, judge, type Outcome, type Question } from './reference.ts';
import { shapeNames, valueOfShape, type ShapeName } from './values.ts';

export interface Report {
  readonly quantities: number;
  readonly pairs: number;
  readonly comparisons: number;
  /** The number of comparisons by the shape of the value. */
  readonly shapes: ReadonlyMap<ShapeName, number>;
  /** The number of results exactly halfway between two doubles, and of those between curved units. */
  readonly ties: number;
  readonly levels: number;
  /** The first wrong results, as text. */
  readonly wrong: readonly string[];
  readonly wrongCount: number;
}

export interface Options {
  readonly comparisons: number;
  readonly seed: number;
  readonly onProgress?: (done: number) => void;
}

/** Returns the units of a quantity that lists show. */
const shownOf = ({ units }: QuantityRows): string[] => [
  ...new Set(
    units.flatMap(({ id, si = [], binary = [] }) => [id, ...si.map((p) => p + id), ...binary.map((p) => p + id)]),
  ),
];

/**
 * Returns every pair of the shown units of a quantity, and every prefixed unit with the base unit, in both directions.
 */
const pairsOf = (quantity: QuantityRows): (readonly [string, string])[] => {
  const shown = shownOf(quantity);
  const base = quantity.units[0]!.id;
  const rare = quantity.units.flatMap((row) =>
    prefixes.filter((prefix) => takes(row, prefix)).map(({ name }) => name + row.id),
  );
  return [
    ...shown.flatMap((from) => shown.map((to) => [from, to] as const)),
    ...rare.flatMap((id) => (shown.includes(id) ? [] : [[id, base] as const, [base, id] as const])),
  ];
};

const attempt = (work: () => number): Outcome => {
  try {
    return work();
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

/** Compares the engine with the reference: one value of each shape in turn, for each pair. */
export const prove = ({ comparisons, seed, onProgress }: Options): Report => {
  const all: readonly QuantityRows[] = quantities;
  const definitions = new Definitions(all);
  const random = new Random(seed);
  const questions = all.flatMap((quantity) => {
    const { dimension } = definitions.of(quantity.units[0]!.id);
    return pairsOf(quantity).map(([from, to]) => ({ from: definitions.of(from), to: definitions.of(to), dimension }));
  });
  const each = Math.max(1, Math.ceil(comparisons / questions.length));
  const shapes = new Map<ShapeName, number>();
  const wrong: string[] = [];
  let [ties, levels, wrongCount, done] = [0, 0, 0, 0];

  const compare = (question: Question, convertOne: (value: number) => number, turn: number): void => {
    const { shape, value } = valueOfShape(shapeNames[turn % shapeNames.length]!, random, question);
    const outcome = attempt(() => convertOne(value));
    const verdict = judge(question, value, outcome);
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
    done += 1;
    if (isCurved(question)) levels += 1;
    if (verdict === 'tie') ties += 1;
    if (verdict !== 'wrong') return;
    wrongCount += 1;
    if (wrong.length < 20) wrong.push(`${value} ${question.from.id} in ${question.to.id}: ${outcome} (${shape})`);
  };

  for (const [index, question] of questions.entries()) {
    const [from, to] = [question.from.id, question.to.id];
    const compiled = converter(from, to);
    // Curved pairs are few, so all of them get every shape
    const piPower = isCurved(question) ? Math.max(each, shapeNames.length) : each;
    for (let turn = 0; turn < piPower; turn++) {
      const convertOne = turn === 0 ? (value: number): number => convert(value, from, to) : compiled;
      compare(question, convertOne, index * each + turn);
    }
    if (index % 500 === 0) onProgress?.(done);
  }
  return {
    quantities: all.length,
    pairs: questions.length,
    comparisons: done,
    shapes,
    ties,
    levels,
    wrong,
    wrongCount,
  };
};
