import { everydayQuantities, find, quantityPages, type PairPage } from '@units/engine/internal';
import { fill, formulaOf, readableDigits, unitsByUse } from '@units/ui';
import { commonValues, startValue } from '../content/common-values.ts';
import { definitionsOf } from '../content/definition.ts';
import { thingsOf } from '../content/known-things.ts';
import { application } from '../layout/facts.ts';
import { convertIn } from '../content/convert-in.ts';
import { isNamed, measure, nameFor, quantityName, symbolOr } from '../content/measure.ts';
import { equals, fullStop, isShortened, paragraph } from '../numbers.ts';
import { cardFor } from '../islands/converter-card.tsx';
import { ReadingCard } from '../islands/reading-card.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { t } from '../messages/all.ts';
import { noteOf } from '../content/notes.ts';
import { pairName, pairs, titleName } from '../content/pairs.ts';
import { explained } from '../content/unit-pages.ts';
import { Definitions, Links, Section, ValueTable } from './sections.tsx';
import { inLanguage, locale, messages, words } from '../language.ts';

const inverseOf = ({ from, to }: PairPage): PairPage =>
  pairs().find((other) => other.from === to && other.to === from)!;

/** The most significant digits of a double. */
const everyDigit = 17;

/** Returns the value of the worked example, which differs from the first value of the page. */
const exampleValue = (value: number): number => (value === 1 ? 26 : value + 18);

const Formula = ({ from, to }: PairPage) => {
  const { text, trust } = formulaOf(find(from.id, to.id), words(), locale());
  const value = exampleValue(startValue(from));
  const result = convertIn(value, from, to);
  // With every digit, so that a reader who recalculates it gets the same result.
  const way = formulaOf(find(from.id, to.id), words(), locale(), everyDigit).text;
  return (
    <Section id="formula" title={t().formula}>
      <p class="formula">
        {text}
        {trust === 'exactRounded' && t().factorRounded}
        {fullStop()}
      </p>
      <p>
        <b>{t().workedExample}</b>{' '}
        {fill(
          isShortened(result) ? t().pairExampleAbout : t().pairExample,
          measure(value, from),
          way.charAt(0).toLowerCase() + way.slice(1),
          measure(result, to),
        )}
      </p>
    </Section>
  );
};

const isMeasured = ({ from, to }: PairPage): boolean =>
  formulaOf(find(from.id, to.id), words(), locale()).trust === 'measured';

const Limits = ({ entry }: { readonly entry: PairPage }) => (
  <Section id="limits" title={t().howExact}>
    <p>{paragraph([isMeasured(entry) ? t().measured : t().defined, fill(t().roundedOnce, String(readableDigits))])}</p>
    {[entry.from, entry.to].map((unit) => {
      const note = noteOf(unit, true);
      return note === undefined ? null : <p key={unit.id}>{fill(messages().labelled, nameFor(1, unit), note)}</p>;
    })}
  </Section>
);

const most = 10;

const Neighbours = ({ entry }: { readonly entry: PairPage }) => {
  const quantity = quantityPages().find((one) => one.quantity === entry.from.quantity)!;
  const near = pairs()
    .filter((other) => other !== entry && (other.from === entry.from || other.to === entry.to))
    .slice(0, most);
  const inverse = inverseOf(entry);
  return (
    <Section id="more" title={t().otherConversions}>
      <Links
        links={[
          { href: inverse.page, name: pairName(inverse) },
          ...near.map((other) => ({ href: other.page, name: pairName(other) })),
          ...[entry.from, entry.to].flatMap((unit) => {
            const page = explained(unit);
            return page ? [{ href: page.page, name: t().unitPage.title(nameFor(1, unit)) }] : [];
          }),
          { href: quantity.page, name: t().allUnitsOf(quantityName(quantity.quantity)) },
          { href: `${quantity.page}sources/`, name: t().sources },
        ]}
      />
    </Section>
  );
};

const Body = ({ entry, state }: { readonly entry: PairPage; readonly state: State }) => {
  const { from, to } = entry;
  const name = pairName(entry);
  const card = {
    units: unitsByUse(from.quantity!)
      .filter(isNamed)
      .map(({ id }) => id),
    from: from.id,
    to: to.id,
    value: String(startValue(from)),
    known: thingsOf(from.quantity!.id),
    pair: { from: from.id, to: to.id, inverse: inLanguage(inverseOf(entry).page) },
  };
  return (
    <>
      <h1>{name}</h1>
      <p class="lead">{t().pairLead}</p>
      <Island of={ReadingCard} props={cardFor(card, state)} />
      <div class="two">
        <Formula {...entry} />
        <Section id="definition" title={t().exactDefinition}>
          <Definitions steps={definitionsOf([from, to])} />
        </Section>
      </div>
      <Section id="table" title={fill(t().tableOf, name)}>
        <ValueTable caption={name} heads={[symbolOr(from), symbolOr(to)]} rows={commonValues(from, to)} />
      </Section>
      <Limits entry={entry} />
      <Neighbours entry={entry} />
    </>
  );
};

/** Returns the description of a pair. */
const descriptionOf = ({ description, from, to }: PairPage): string =>
  locale() === 'en'
    ? description
    : t().pairHead(t().pairTitle(titleName(from), titleName(to)), symbolOr(from), symbolOr(to));

/** Returns the page of a popular pair of units, in one direction. */
export const pairPage = (entry: PairPage): Page => {
  const { from, to } = entry;
  const quantity = from.quantity!;
  const one = convertIn(1, from, to);
  const name = pairName(entry);
  const title = t().pairHead(name, symbolOr(from), symbolOr(to));
  const fact = `${measure(1, from)} ${equals(one)} ${measure(one, to)}`;
  return {
    path: entry.page,
    title: name,
    headTitle: title.length > 55 ? name : title,
    description: t().pairDescription(fact, titleName(from), titleName(to)),
    crumbs: [
      { name: t().allTools, path: '/tools/' },
      { name: quantityName(quantity), path: `/${quantity.id}/` },
    ],
    facts: [application({ ...entry, name, description: descriptionOf(entry) })],
    fact,
    script: 'units',
    isRead: !everydayQuantities.includes(quantity.id),
    isAsked: true,
    isEmbeddable: true,
    body: (state) => <Body entry={entry} state={state} />,
  };
};
