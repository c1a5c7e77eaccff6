import { apply, find, pairOfPacked } from '@units/engine/browse';
import { everydayName, pairPages, quantityPages, type PairPage } from '@units/engine/pages';
import { en, formulaOf } from '@units/ui';
import { commonValues, startValue } from '../content/common-values.ts';
import { definitionsOf } from '../content/definition.ts';
import { application } from '../content/facts.ts';
import { formUnit, type FormUnit } from '../content/form-units.ts';
import { equals, inFull, isShortened, locale, readable, readableDigits } from '../content/numbers.ts';
import { asked, UnitForm } from '../islands/unit-form.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { TwoScales } from '../pictures/two-scales.tsx';
import { Definitions, Links, Section, ValueTable } from './sections.tsx';

/** A pair with all that its page tells. */
interface Pair {
  readonly entry: PairPage;
  readonly from: FormUnit;
  readonly to: FormUnit;
  readonly value: number;
  readonly result: number;
}

const convertIn = ({ from, to }: Pick<Pair, 'from' | 'to'>, value: number): number =>
  apply(pairOfPacked(from.packed, to.packed), value);

const pairOf = (entry: PairPage): Pair => {
  const [from, to] = [formUnit(entry.from), formUnit(entry.to)];
  const value = startValue(from);
  return { entry, from, to, value, result: convertIn({ from, to }, value) };
};

const named = (value: number, { one, many }: FormUnit): string => `${readable(value)} ${value === 1 ? one : many}`;

const symbolOr = (unit: FormUnit): string => unit.symbol || unit.many;

const inverseOf = ({ from, to }: PairPage): PairPage =>
  pairPages().find((other) => other.from === to && other.to === from)!;

/** The value of the worked example: one that is not the first of the page. */
const exampleValue = (value: number): number => (value === 1 ? 26 : value + 18);

const Formula = ({ pair }: { readonly pair: Pair }) => {
  const { from, to } = pair;
  const { text, trust } = formulaOf(find(from.id, to.id), en, locale);
  const value = exampleValue(pair.value);
  const result = convertIn(pair, value);
  return (
    <Section id="formula" title="Formula">
      <p class="formula">
        {text}
        {trust === 'exactRounded' && ' (the factor is rounded here and used in full)'}.
      </p>
      <p>
        <b>Worked example.</b> {named(value, from)}: {text.charAt(0).toLowerCase() + text.slice(1)}. That gives{' '}
        {inFull(result)} {to.many}
        {isShortened(result) && `, or about ${readable(result)}`}.
      </p>
    </Section>
  );
};

const isMeasured = (pair: Pair): boolean => formulaOf(find(pair.from.id, pair.to.id), en, locale).trust === 'measured';

const Limits = ({ pair }: { readonly pair: Pair }) => {
  const notes = [pair.entry.from, pair.entry.to].flatMap(({ row, prefix, id }) =>
    row?.note === undefined || prefix ? [] : [{ id, text: row.note }],
  );
  return (
    <Section id="limits" title="How exact it is">
      <p>
        {isMeasured(pair)
          ? 'A measured value leads from one unit to the other, so the last digits are as uncertain as that measurement. '
          : 'Both units are exact by definition, so nothing is measured and nothing estimated. '}
        A result is the double nearest to the exact answer: it is rounded once, at the end. Numbers on this page are
        shown with up to {readableDigits} digits, and in full where the form says so.
      </p>
      {notes.map(({ id, text }) => (
        <p key={id}>
          <b>{id === pair.from.id ? pair.from.one : pair.to.one}</b>: {text}.
        </p>
      ))}
    </Section>
  );
};

const most = 10;

const Neighbours = ({ pair: { entry } }: { readonly pair: Pair }) => {
  const quantity = quantityPages().find((one) => one.quantity === entry.from.quantity)!;
  const near = pairPages()
    .filter((other) => other !== entry && (other.from === entry.from || other.to === entry.to))
    .slice(0, most);
  const inverse = inverseOf(entry);
  return (
    <Section id="more" title="Other conversions">
      <Links
        links={[
          { href: inverse.page, name: inverse.name },
          ...near.map(({ page, name }) => ({ href: page, name })),
          { href: quantity.page, name: `All units of ${quantity.quantity.name.toLowerCase()}` },
          { href: `${quantity.page}sources/`, name: 'Sources' },
        ]}
      />
    </Section>
  );
};

/** A chart of two scales helps where both are straight and run the same way. */
const Scales = ({ pair: { from, to } }: { readonly pair: Pair }) => {
  const isStraight = [from, to].every(({ packed: { kind } }) => kind === 'linear' || kind === 'affine');
  if (!isStraight) return null;
  const isTemperature = from.packed.offset !== undefined || to.packed.offset !== undefined;
  const low = isTemperature
    ? Math.round(convertIn({ from: isTemperature && from.packed.offset ? from : to, to: from }, -20))
    : 0;
  const range = isTemperature ? { low, high: low + 120 } : { low: 0, high: 10 };
  return (
    <figure>
      <TwoScales from={from} to={to} {...range} />
      <figcaption>
        {named(range.low, from)} to {named(range.high, from)}, and the same in {to.many}
      </figcaption>
    </figure>
  );
};

const Body = ({ pair, state }: { readonly pair: Pair; readonly state: State }) => {
  const { entry, from, to, value } = pair;
  const inverse = inverseOf(entry).page;
  const form = { units: [from, to], from: from.id, to: to.id, value: String(value), inverse };
  return (
    <>
      <h1>{entry.name}</h1>
      <p class="lead">
        {named(1, from)} {equals(convertIn(pair, 1))} {named(convertIn(pair, 1), to)}
      </p>
      <Island of={UnitForm} props={asked(form, state)} />
      <Scales pair={pair} />
      <div class="two">
        <Formula pair={pair} />
        <Section id="definition" title="The exact definition">
          <Definitions steps={definitionsOf([entry.from, entry.to])} />
        </Section>
      </div>
      <Section id="table" title={`${entry.name}: table`}>
        <ValueTable caption={entry.name} heads={[symbolOr(from), symbolOr(to)]} rows={commonValues(from, to)} />
      </Section>
      <Limits pair={pair} />
      <Neighbours pair={pair} />
    </>
  );
};

/** The page of a popular pair of units, in one direction. */
export const pairPage = (entry: PairPage): Page => {
  const pair = pairOf(entry);
  const { from, to } = pair;
  const quantity = entry.from.quantity!;
  const one = convertIn(pair, 1);
  const title = `${entry.name} (${symbolOr(from)} to ${symbolOr(to)})`;
  return {
    path: entry.page,
    title: entry.name,
    headTitle: title.length > 55 ? entry.name : title,
    description: `${named(1, from)} ${equals(one)} ${named(one, to)}. Convert ${everydayName(entry.from)} to ${everydayName(entry.to)} exactly, with the formula, its legal definition and a table.`,
    crumbs: [
      { name: 'All tools', path: '/tools/' },
      { name: quantity.name, path: `/${quantity.id}/` },
    ],
    facts: [application(entry)],
    fact: `${named(1, from)} ${equals(one)} ${named(one, to)}`,
    script: 'units',
    isAsked: true,
    isEmbeddable: true,
    body: (state) => <Body pair={pair} state={state} />,
  };
};
