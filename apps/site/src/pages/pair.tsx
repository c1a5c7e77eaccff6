import { find, singularName } from '@units/engine/browse';
import { detailsOf, everydayName, pairPages, quantityPages, type PairPage } from '@units/engine/pages';
import { en, formulaOf, readableDigits, unitsByUse } from '@units/ui';
import { commonValues, startValue } from '../content/common-values.ts';
import { definitionsOf } from '../content/definition.ts';
import { application } from '../content/facts.ts';
import { convertIn, measure, symbolOr } from '../content/measure.ts';
import { equals, isShortened, locale } from '../content/numbers.ts';
import { cardFor, ConverterCard } from '../islands/converter-card.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { Definitions, Links, Section, ValueTable } from './sections.tsx';

const inverseOf = ({ from, to }: PairPage): PairPage =>
  pairPages().find((other) => other.from === to && other.to === from)!;

/** As many digits as a double has. */
const everyDigit = 17;

/** The value of the worked example: one that is not the first of the page. */
const exampleValue = (value: number): number => (value === 1 ? 26 : value + 18);

const Formula = ({ from, to }: PairPage) => {
  const { text, trust } = formulaOf(find(from.id, to.id), en, locale);
  const value = exampleValue(startValue(from));
  const result = convertIn(value, from, to);
  // With every digit, so that whoever reckons it again comes to the same.
  const way = formulaOf(find(from.id, to.id), en, locale, everyDigit).text;
  return (
    <Section id="formula" title="Formula">
      <p class="formula">
        {text}
        {trust === 'exactRounded' && ' (the factor is rounded here and used in full)'}.
      </p>
      <p>
        <b>Worked example.</b> {measure(value, from)}: {way.charAt(0).toLowerCase() + way.slice(1)}. That gives{' '}
        {isShortened(result) && 'about '}
        {measure(result, to)}.
      </p>
    </Section>
  );
};

const isMeasured = ({ from, to }: PairPage): boolean =>
  formulaOf(find(from.id, to.id), en, locale).trust === 'measured';

const Limits = ({ entry }: { readonly entry: PairPage }) => {
  const notes = [entry.from, entry.to].filter(
    (unit) => unit.entry && !unit.prefix && detailsOf(unit.entry.id).note !== undefined,
  );
  return (
    <Section id="limits" title="How exact it is">
      <p>
        {isMeasured(entry)
          ? 'A measured value leads from one unit to the other, so the last digits are as uncertain as that measurement. '
          : 'Both units are exact by definition, so nothing is measured and nothing estimated. '}
        A result is the double nearest to the exact answer: it is rounded once, at the end. Numbers on this page are
        shown with up to {readableDigits} digits, and in full where the form says so.
      </p>
      {notes.map((unit) => (
        <p key={unit.id}>
          <b>{singularName(unit)}</b>: {detailsOf(unit.entry!.id).note}.
        </p>
      ))}
    </Section>
  );
};

const most = 10;

const Neighbours = ({ entry }: { readonly entry: PairPage }) => {
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

const Body = ({ entry, state }: { readonly entry: PairPage; readonly state: State }) => {
  const { from, to, name } = entry;
  const card = {
    units: unitsByUse(from.quantity!).map(({ id }) => id),
    from: from.id,
    to: to.id,
    value: String(startValue(from)),
  };
  return (
    <>
      <h1>{name}</h1>
      <p class="lead">Exactly, by the definitions of their laws and standards: every digit that you see is right.</p>
      <Island of={ConverterCard} props={cardFor(card, state)} />
      <div class="two">
        <Formula {...entry} />
        <Section id="definition" title="The exact definition">
          <Definitions steps={definitionsOf([from, to])} />
        </Section>
      </div>
      <Section id="table" title={`${name}: table`}>
        <ValueTable caption={name} heads={[symbolOr(from), symbolOr(to)]} rows={commonValues(from, to)} />
      </Section>
      <Limits entry={entry} />
      <Neighbours entry={entry} />
    </>
  );
};

/** The page of a popular pair of units, in one direction. */
export const pairPage = (entry: PairPage): Page => {
  const { from, to } = entry;
  const quantity = from.quantity!;
  const one = convertIn(1, from, to);
  const title = `${entry.name} (${symbolOr(from)} to ${symbolOr(to)})`;
  const fact = `${measure(1, from)} ${equals(one)} ${measure(one, to)}`;
  return {
    path: entry.page,
    title: entry.name,
    headTitle: title.length > 55 ? entry.name : title,
    description: `${fact}. Convert ${everydayName(from)} to ${everydayName(to)} exactly, with the formula, its legal definition and a table.`,
    crumbs: [
      { name: 'All tools', path: '/tools/' },
      { name: quantity.name, path: `/${quantity.id}/` },
    ],
    facts: [application(entry)],
    fact,
    script: 'units',
    isAsked: true,
    isEmbeddable: true,
    body: (state) => <Body entry={entry} state={state} />,
  };
};
