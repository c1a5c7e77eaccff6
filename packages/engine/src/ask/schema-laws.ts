import type { Assumption } from '../model/assumption.ts';
import { firstResult } from '../model/first-result.ts';
import { siFactorOf } from '../definition/definition.ts';
import { ratio, toNumber } from '../model/rational.ts';
import type { Role } from '../model/speech.ts';
import { makeSource, span } from '../text/span.ts';
import { measureNode, numberNode, unitNode } from './arithmetic/node.ts';
import { calculated, joined, type Calculation } from './calculated.ts';
import type { Factor } from './factor-chain.ts';
import {
  areAlike,
  askedUnit,
  distanceTo,
  has,
  isCount,
  isMoneyOrCount,
  isPercent,
  unitOf,
  valueOf,
  wordsIn,
  work,
  type Answered,
  type Story,
} from './story.ts';

// Laws of trades: a formula for each, and what says it. The words around the values have roles, so that each language has its own. A text with
// a word for a change, a tax or a period that the law does not have asks for something else.

/** A value of a law: the quantities that it may have, or the kinds of numbers. */
interface Slot {
  readonly is: readonly string[];
  /** The role of the word that belongs to it. */
  readonly by?: Role;
  /** The role of a word that belongs to another value. */
  readonly not?: Role;
  /** The name of another value of the law, which is smaller. */
  readonly above?: string;
  /** The unit of a number without one. */
  readonly unit?: string;
  /** The least and the greatest number. */
  readonly within?: readonly [least: number, most: number];
  /** True if it counts things. */
  readonly isWhole?: boolean;
}

type Taken<Name extends string> = Readonly<Record<Name, Factor>>;

interface Law<Name extends string = string> {
  /** The roles that a text has. */
  readonly says: readonly Role[];
  /** The roles of changes that it may have besides. */
  readonly beside?: readonly Role[];
  readonly takes: Readonly<Record<Name, Slot>>;
  /** The kinds of a list of values that the law takes too. */
  readonly list?: readonly string[];
  readonly is: (values: Taken<Name>, list: readonly Factor[]) => Calculation;
  /** The unit of the answer, if the text names none. */
  readonly unit?: string;
  /** The letters by which a word is nearer to its value than to another one: 340 last year 408 may be either. */
  readonly clear?: number;
  /** The assumption of the law, for the note. */
  readonly assumes?: string;
}

const lawOf = <Name extends string>(law: Law<Name>): Law => law;

const resistance = ['electric-resistance', 'number'];
const volts = { is: ['voltage'] };
const amps = { is: ['electric-current'] };
const amount = { is: ['amount'] };
const number = { is: ['number'] };
const count = { is: ['number'], isWhole: true };
const percent = { is: ['percent'] };
/** A length, or a number of inches. */
const inches = { is: ['length', 'number'], unit: 'in' };

const decimal = (tenThousandths: bigint, text: string): Calculation => ({
  root: numberNode(ratio(tenThousandths, 10_000n)),
  text,
});
const rootOf = (of: bigint): Calculation => {
  const [exponent, place] = [numberNode(ratio(1n, 2n)), makeSource(`√${of}`)];
  return { root: { kind: 'power', of: numberNode(ratio(of)), exponent, place }, text: place.text };
};
const sumOf = (list: readonly Factor[]): Calculation => joined('+', list);
const inverseOf = (list: readonly Factor[]): Calculation =>
  calculated`1 ÷ (${joined(
    '+',
    list.map((one) => calculated`1 ÷ ${one}`),
  )})`;

/** Returns the laws. They are made on first use. */
const makeLaws = (): readonly Law[] => [
  lawOf({ says: ['parallel'], takes: {}, list: resistance, is: (_, list) => inverseOf(list) }),
  lawOf({ says: ['parallel'], takes: {}, list: ['capacitance'], is: (_, list) => sumOf(list) }),
  lawOf({ says: ['series'], takes: {}, list: resistance, is: (_, list) => sumOf(list) }),
  lawOf({ says: ['series'], takes: {}, list: ['capacitance'], is: (_, list) => inverseOf(list) }),
  lawOf({
    says: ['timeConstant'],
    takes: { ohms: { is: resistance, unit: 'ohm' }, farads: { is: ['capacitance'] } },
    is: ({ ohms, farads }) => calculated`${ohms} × ${farads}`,
    unit: 's',
  }),
  lawOf({
    says: ['threePhase'],
    takes: { volts, amps },
    is: (given) => calculated`${rootOf(3n)} × ${given.volts} × ${given.amps}`,
    unit: 'kW',
    assumes: 'cos φ = 1',
  }),
  lawOf({
    says: ['threePhase', 'powerFactor'],
    takes: { volts, amps, factor: { ...number, by: 'powerFactor' } },
    is: (given) => calculated`${rootOf(3n)} × ${given.volts} × ${given.amps} × ${given.factor}`,
    unit: 'kW',
  }),
  lawOf({
    says: ['diode'],
    takes: { supply: { ...volts, above: 'drop' }, drop: volts, amps },
    is: (given) => calculated`(${given.supply} − ${given.drop}) ÷ ${given.amps}`,
    unit: 'ohm',
  }),
  lawOf({
    says: ['breakEven', 'fixedCost'],
    takes: { fixed: { ...amount, by: 'fixedCost' }, price: { ...amount, above: 'cost' }, cost: amount },
    is: ({ fixed, price, cost }) => calculated`${fixed} ÷ (${price} − ${cost})`,
  }),
  lawOf({
    says: ['margin', 'cost'],
    takes: { cost: { ...amount, by: 'cost' }, margin: percent },
    is: ({ cost, margin }) => calculated`${cost} ÷ (1 − ${margin})`,
  }),
  lawOf({
    says: ['finalExam', 'goal'],
    beside: ['percent', 'net'],
    takes: { goal: { ...number, by: 'goal' }, now: number, weight: percent },
    is: ({ goal, now, weight }) => calculated`(${goal} − ${now} × (1 − ${weight})) ÷ ${weight}`,
  }),
  lawOf({
    says: ['nextGrade', 'average'],
    takes: { goal: { ...number, by: 'average' } },
    list: ['number'],
    is: ({ goal }, list) => calculated`${goal} × ${ratio(BigInt(list.length + 1))} − (${sumOf(list)})`,
  }),
  lawOf({
    says: ['kerf'],
    takes: { board: { is: ['length'] }, kerf: { ...inches, by: 'kerf' }, pieces: count },
    is: ({ board, kerf, pieces }) => calculated`(${board} − (${pieces} − 1) × ${kerf}) ÷ ${pieces}`,
  }),
  lawOf({
    says: ['riser'],
    beside: ['up', 'total'],
    takes: { rise: { is: ['length'] }, riser: { ...inches, by: 'riser' } },
    is: ({ rise, riser }) => calculated`ceil(${rise} ÷ ${riser})`,
  }),
  lawOf({
    says: ['cadence'],
    beside: ['total'],
    takes: { perMinute: { ...number, unit: '/min' }, time: { is: ['time'] } },
    is: ({ perMinute, time }) => calculated`${perMinute} × ${time}`,
  }),
  lawOf({
    says: ['alcohol'],
    takes: { original: { ...number, above: 'final' }, final: number },
    is: ({ original, final }) => calculated`(${original} − ${final}) × ${decimal(13_125n, '1.3125')}`,
    unit: 'percent',
    assumes: '131.25 × (OG − FG)',
  }),
  lawOf({
    says: ['heartRate'],
    takes: { age: number },
    is: ({ age }) => calculated`220 − ${age}`,
    assumes: '220 − age',
  }),
  lawOf({
    says: ['growth', 'lastPeriod'],
    beside: ['year', 'month', 'weekly', 'up', 'percent'],
    takes: { now: amount, before: { ...amount, by: 'lastPeriod' } },
    is: ({ now, before }) => calculated`(${now} − ${before}) ÷ ${before}`,
    unit: 'percent',
    clear: 3,
  }),
  lawOf({
    says: ['fee', 'payout'],
    takes: { price: { ...amount, above: 'fixed' }, percent, fixed: amount },
    is: (given) => calculated`${given.price} − ${given.percent} × ${given.price} − ${given.fixed}`,
  }),
  lawOf({
    says: ['fee'],
    takes: { price: { ...amount, above: 'fixed' }, percent, fixed: amount },
    is: (given) => calculated`${given.percent} × ${given.price} + ${given.fixed}`,
  }),
  lawOf({
    says: ['post', 'every'],
    takes: { row: { is: ['length'], above: 'gap' }, gap: { ...inches, by: 'every' } },
    is: ({ row, gap }) => ({ ...calculated`${row} ÷ ${gap} + 1`, root: calculated`${row} div ${gap} + 1`.root }),
    assumes: 'with one at each end',
  }),
  lawOf({
    says: ['span'],
    takes: {
      energy: { is: ['energy'] },
      to: { is: ['percent'], above: 'from' },
      from: { is: ['percent', 'number'], unit: '%' },
      power: { is: ['power'] },
    },
    is: ({ energy, to, from, power }) => calculated`${energy} × (${to} − ${from}) ÷ ${power}`,
    unit: 'h',
  }),
  lawOf({
    says: ['peak', 'rms'],
    takes: { peak: { ...volts, by: 'peak', not: 'rms' } },
    is: ({ peak }) => calculated`${peak} ÷ ${rootOf(2n)}`,
    assumes: 'peak of a sine wave',
  }),
  lawOf({
    says: ['rms', 'peak'],
    takes: { rms: { ...volts, by: 'rms', not: 'peak' } },
    is: ({ rms }) => calculated`${rms} × ${rootOf(2n)}`,
    assumes: 'that of a sine wave',
  }),
  lawOf({
    says: ['olderThanMe', 'howOldAmI', 'together'],
    takes: { more: { is: ['time'] }, all: { is: ['number', 'time'], above: 'more', unit: 'years' } },
    is: ({ more, all }) => calculated`(${all} − ${more}) ÷ 2`,
  }),
  lawOf({
    says: ['youngerThanMe', 'howOldAmI', 'together'],
    takes: { less: { is: ['time'] }, all: { is: ['number', 'time'], above: 'less', unit: 'years' } },
    is: ({ less, all }) => calculated`(${all} + ${less}) ÷ 2`,
  }),
  ...(
    [
      ['in³/lb', [100, 300], 'lb'],
      ['cm³/kg', [1000, 9000], 'kg'],
    ] as const
  ).map(([unit, within, weight]) =>
    lawOf({
      says: ['dimWeight'],
      beside: ['factor'],
      takes: { box: { is: ['volume'] }, divisor: { ...number, unit, within } },
      is: ({ box, divisor }) => calculated`${box} ÷ ${divisor}`,
      unit: weight,
    }),
  ),
  lawOf({
    says: ['sets'],
    beside: ['total'],
    takes: { sets: { ...count, by: 'sets' }, reps: count, load: { is: ['mass'] } },
    is: ({ sets, reps, load }) => calculated`${sets} × ${reps} × ${load}`,
  }),
  lawOf({
    says: ['oneWay', 'roundTrip'],
    takes: { trip: { is: ['length'], by: 'roundTrip', not: 'oneWay' } },
    is: ({ trip }) => calculated`${trip} ÷ 2`,
  }),
  lawOf({
    says: ['oneWay', 'roundTrip'],
    beside: ['total'],
    takes: { way: { is: ['length'], by: 'oneWay', not: 'roundTrip' } },
    is: ({ way }) => calculated`2 × ${way}`,
  }),
  lawOf({
    says: ['eachWay', 'roundTrip'],
    beside: ['consumption'],
    takes: { way: { is: ['length'] }, economy: { is: ['fuel-economy'] } },
    is: ({ way, economy }) => calculated`2 × ${way} ÷ ${economy}`,
  }),
  lawOf({
    says: ['squarePlot', 'oneSide'],
    takes: { area: { is: ['area'] } },
    is: ({ area }) => ({ ...calculated`√(${area})`, root: calculated`(${area})^(1 ÷ 2)`.root }),
  }),
  lawOf({
    says: ['averageGrade'],
    beside: ['up', 'average', 'total'],
    takes: { way: { is: ['length'], above: 'rise' }, rise: { is: ['length'] } },
    is: ({ way, rise }) => calculated`${rise} ÷ ${way}`,
    unit: 'percent',
  }),
  lawOf({
    says: ['across', 'planks'],
    takes: { width: { is: ['length'], above: 'board' }, board: inches },
    is: ({ width, board }) => calculated`ceil(${width} ÷ ${board})`,
  }),
  lawOf({
    says: ['full'],
    takes: { tank: { is: ['volume'] }, part: { is: ['number', 'percent'], within: [0, 1] } },
    is: ({ tank, part }) => calculated`${part} × ${tank}`,
    unit: 'L',
  }),
  lawOf({
    says: ['tile', 'waste'],
    beside: ['up', 'percent'],
    takes: { floor: { is: ['area'], above: 'tile' }, tile: { is: ['area'] }, waste: percent },
    is: ({ floor, tile, waste }) => calculated`ceil(${floor} ÷ ${tile} × (1 + ${waste}))`,
  }),
  lawOf({
    says: ['percentagePoints'],
    beside: ['up', 'down', 'percent'],
    takes: {},
    list: ['percent'],
    is: (_, [from, to]) => calculated`${to!} − ${from!}`,
    unit: 'percent',
  }),
  lawOf({
    says: ['tax', 'without', 'withIt'],
    beside: ['tax', 'net', 'gross', 'percent'],
    takes: { price: { ...amount, by: 'withIt', not: 'without' }, tax: percent },
    is: ({ price, tax }) => calculated`${price} ÷ (1 + ${tax})`,
  }),
];

let laws: readonly Law[] | undefined;

/** Roles beside which something else is asked, unless the law has them. */
const changing: readonly Role[] = [
  'up',
  'down',
  'tax',
  'tip',
  'average',
  'rest',
  'percent',
  'difference',
  'free',
  'instead',
  'interest',
  'speed',
  'daily',
  'weekly',
  'month',
  'year',
  'times',
  'ratio',
  'factor',
  'net',
  'gross',
  'total',
  'payout',
  'toFill',
];

/** The most words beside the values without a role. */
const mostOthers = 6;

const kinds: Readonly<Record<string, (value: Factor) => boolean>> = {
  number: isCount,
  amount: isMoneyOrCount,
  percent: isPercent,
};

const fits = (value: Factor, { is, isWhole, within: [least, most] = [-Infinity, Infinity] }: Slot): boolean =>
  !(isWhole && !Number.isInteger(valueOf(value))) &&
  valueOf(value) >= least &&
  valueOf(value) <= most &&
  is.some((kind) => kinds[kind]?.(value) ?? (value.quantity === kind && value.node.kind !== '/'));

/** Returns every way to give values to slots. */
const waysOf = (
  [first, ...others]: readonly (readonly [string, Slot])[],
  values: readonly Factor[],
): readonly Taken<string>[] => {
  if (!first) return [{}];
  const [name, slot] = first;
  return values
    .filter((value) => fits(value, slot))
    .flatMap((value) => {
      const rest = values.filter((one) => one !== value);
      return waysOf(others, rest).map((way) => ({ ...way, [name]: value }));
    });
};

const restOf = (values: readonly Factor[], way: Taken<string>): readonly Factor[] =>
  values.filter((value) => !Object.values(way).includes(value));

/** Returns the size of a value, to compare it with another one in another unit. */
const sizeOf = (value: Factor, { unit }: Slot, { units, source }: Story): number => {
  const { node } = value;
  const open = unit === undefined ? undefined : makeSource(unit, source.lexicon);
  const place = node.kind === 'measure' ? units[node.unit.index] : open;
  const of = unitOf(place);
  return of ? valueOf(value) * toNumber(siFactorOf(of).ratio) : valueOf(value);
};

/** Returns the values by their slots, if the words say which is which. */
const takenBy = ({ takes, list, clear = 1 }: Law, story: Story): Taken<string> | undefined => {
  const { values } = story;
  const slots = Object.entries(takes);
  if (list ? values.length < slots.length + 2 : values.length !== slots.length) return undefined;
  const ways = waysOf(slots, values).filter((way) => {
    const rest = restOf(values, way);
    const isInOrder = slots.every(
      ([name, slot]) =>
        !slot.above || sizeOf(way[name]!, slot, story) > sizeOf(way[slot.above]!, takes[slot.above]!, story),
    );
    const isOwn = slots.every(
      ([name, { by, not }]) => !by || !not || distanceTo(story, way[name]!, by) < distanceTo(story, way[name]!, not),
    );
    return isInOrder && isOwn && rest.every((value) => fits(value, { is: list! }) && areAlike(value, rest[0]!));
  });
  const far = (way: Taken<string>): number =>
    slots.reduce((all, [name, { by }]) => all + (by ? distanceTo(story, way[name]!, by) : 0), 0);
  const [best, second] = [...ways].sort((one, other) => far(one) - far(other));
  return best && second && far(second) - far(best) < clear ? undefined : best;
};

/** Answers a question by a law, if the text has its words and its values. */
const answerBy = (law: Law, story: Story): Answered => {
  const { parts, source, units } = story;
  const isOther = changing.some(
    (role) => has(parts, role) && !law.says.includes(role) && law.beside?.includes(role) !== true,
  );
  const taken = isOther || !law.says.every((role) => has(parts, role)) ? undefined : takenBy(law, story);
  if (!taken) return undefined;
  const [word] = wordsIn(story, law.says[0]!);
  const of = span(source, word!.from, word!.end).text;
  const assumed: Assumption[] = law.assumes === undefined ? [] : [{ kind: 'number', of, as: law.assumes }];
  const inUnits = Object.entries(taken).map(([name, value]) => {
    const { node, place } = value;
    const unit = law.takes[name]!.unit;
    if (node.kind !== 'number' || unit === undefined) return [name, value] as const;
    assumed.push({ kind: 'unit', of: place.text, as: `${place.text} ${unit}` });
    const measure = measureNode(node.value, unitNode(makeSource(unit, source.lexicon), units));
    return [name, { ...value, node: measure }] as const;
  });
  const root = law.is(Object.fromEntries(inUnits), restOf(story.values, taken));
  return work({ ...story, assumed }, root, askedUnit(story) ? undefined : law.unit);
};

const isOfMega = ({ place }: Factor): boolean => /\d\s?M\p{L}/u.test(place.text);

/** Answers a question by the law that its words say and whose values it has. */
export const answerLaw = (told: Story): Answered => {
  const { source, values } = told;
  const others = told.parts.flatMap((part) => part.others);
  // A letter alone may be a thousand, and a capital M a mega or a milli in a text of capitals
  const isOpen = others.some((word) => word.length === 1) || (!/[a-z]/.test(source.text) && values.some(isOfMega));
  if (others.length > mostOthers || isOpen) return undefined;
  // A piece is a thing, and no unit of an answer
  const parts = told.parts.map((part) => ({
    ...part,
    units: part.units.filter((place) => unitOf(place)?.id !== 'part'),
  }));
  laws ??= makeLaws();
  return firstResult(laws, (law) => answerBy(law, { ...told, parts }));
};
