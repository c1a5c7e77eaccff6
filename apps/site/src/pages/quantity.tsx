import { apply, commonFirst, find, unitIndex, pluralName, unitsOf, type Quantity } from '@units/engine/browse';
import { listUnits, type CategoryRecord, type UnitRecord } from '@units/engine/catalog';
import { pairPages, type QuantityPage } from '@units/engine/pages';
import { startingPair } from '@units/ui';
import { startValue } from '../content/common-values.ts';
import { application } from '../content/facts.ts';
import { readable } from '../content/numbers.ts';
import { cardFor, ConverterCard } from '../islands/converter-card.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { Links, Section } from './sections.tsx';

let known: ReadonlyMap<string, CategoryRecord> | undefined;

/** What `/units` says about a quantity. */
export const recordOf = (id: string): CategoryRecord => {
  known ??= new Map(listUnits().map((category) => [category.name, category]));
  return known.get(id)!;
};

/** What defines a unit: under a prefix so many of the unit without. */
const definitionOf = ({ id, definition }: UnitRecord): string => {
  const { prefix, entry } = unitIndex.byId(id)!;
  return prefix
    ? `${readable(apply(find(id, entry!.id).compiled, 1))} ${pluralName(unitIndex.byId(entry!.id)!)}`
    : definition.replaceAll('-', ' ');
};

/** What there is to know of a unit, which stands once, with the unit that the prefixed ones are made of. */
const noteOf = ({ id, note }: UnitRecord): string | undefined => (unitIndex.byId(id)!.prefix ? undefined : note);

/** What a value is multiplied by and moved for its value in the base unit. */
const sizeOf = ({ kind, toBaseScale, toBaseOffset }: UnitRecord): string => {
  if (kind === 'linear') return readable(toBaseScale);
  return kind === 'affine' ? `× ${readable(toBaseScale)} + ${readable(toBaseOffset)}` : kind;
};

/** The units with those that everybody uses first. */
const byUse = ({ units }: CategoryRecord): readonly UnitRecord[] => {
  const places = new Map(commonFirst(units.map(({ id }) => unitIndex.byId(id)!)).map(({ id }, place) => [id, place]));
  return units.toSorted((a, b) => places.get(a.id)! - places.get(b.id)!);
};

const UnitsTable = ({ record }: { readonly record: CategoryRecord }) => {
  const base = record.units.find(({ id }) => id === record.baseUnit)!;
  return (
    <section class="scroll" tabIndex={0} aria-label="Table of units">
      <table class="units">
        <caption class="unseen">Every unit of {record.title.toLowerCase()}</caption>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Symbol</th>
            <th scope="col">Definition</th>
            <th scope="col">In {base.plural}</th>
          </tr>
        </thead>
        <tbody>
          {byUse(record).map((unit) => (
            <tr key={unit.id} id={unit.id}>
              <th scope="row">
                {unit.name}
                {noteOf(unit) !== undefined && <small>{noteOf(unit)}</small>}
              </th>
              <td>{unit.symbol}</td>
              <td>{unit === base ? 'base unit' : definitionOf(unit)}</td>
              <td>{sizeOf(unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Body = ({ entry, state }: { readonly entry: QuantityPage; readonly state: State }) => {
  const { quantity, name, page } = entry;
  const units = commonFirst(unitsOf(quantity));
  const [from, to] = startingPair(quantity, units);
  const pairs = pairPages().filter((pair) => pair.from.quantity === quantity);
  const card = { units: units.map(({ id }) => id), from: from.id, to: to.id, value: String(startValue(from)) };
  return (
    <>
      <h1>{name}</h1>
      <p class="lead">
        {units.length === 1 ? 'One unit' : `${units.length} units`} of {quantity.name.toLowerCase()}, converted exactly
        by the definitions of their laws and standards.
      </p>
      <Island of={ConverterCard} props={cardFor(card, state)} />
      {pairs.length > 0 && (
        <Section id="pairs" title="Popular conversions">
          <Links links={pairs.map((pair) => ({ href: pair.page, name: pair.name }))} />
        </Section>
      )}
      <Section id="units" title={`Units of ${quantity.name.toLowerCase()}`}>
        <UnitsTable record={recordOf(quantity.id)} />
        <p>
          <a href={`${page}sources/`}>Where these definitions come from</a>
        </p>
      </Section>
    </>
  );
};

/** How many units there are, and the first few of them. */
const factOf = (quantity: Quantity): string => {
  const units = unitsOf(quantity);
  return `${units.length} units: ${units.slice(0, 4).map(pluralName).join(', ')}`;
};

/** The page of a quantity: all its units in one converter. */
export const quantityPage = (entry: QuantityPage): Page => ({
  path: entry.page,
  title: entry.name,
  description: `Converts ${entry.quantity.name.toLowerCase()} between ${unitsOf(entry.quantity).length} units, exactly: every unit with its definition and the law behind it.`,
  crumbs: [{ name: 'All tools', path: '/tools/' }],
  facts: [application(entry)],
  fact: factOf(entry.quantity),
  script: 'units',
  isAsked: true,
  isEmbeddable: true,
  body: (state) => <Body entry={entry} state={state} />,
});
