import {
  apply,
  commonFirst,
  everydayQuantities,
  find,
  unitIndex,
  unitsOf,
  type Quantity,
  type Unit,
  type QuantityPage,
} from '@units/engine/internal';
import { listUnitRecords, type CategoryRecord, type UnitRecord } from '@units/engine/catalog';
import { fill, startingPair, symbolFor } from '@units/ui';
import { startValue } from '../content/common-values.ts';
import { thingsOf } from '../content/known-things.ts';
import { application } from '../layout/facts.ts';
import { fullDefinitionOf } from '../content/definition.ts';
import { locale } from '../language.ts';
import { isNamed, nameFor, quantityName, unitName } from '../content/measure.ts';
import { enumerated, readable } from '../numbers.ts';
import { Link } from '../layout/link.tsx';
import { counted, t } from '../messages/all.ts';
import { pairName, pairs } from '../content/pairs.ts';
import { explained } from '../content/unit-pages.ts';
import { cardFor } from '../islands/converter-card.tsx';
import { ReadingCard } from '../islands/reading-card.tsx';
import { aligned } from '../islands/table.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { FoldedLinks, parted, Section } from './sections.tsx';

let known: ReadonlyMap<string, CategoryRecord> | undefined;

/** Returns the record of a quantity, as `/units` has it. */
export const recordOf = (id: string): CategoryRecord => {
  known ??= new Map(listUnitRecords().map((category) => [category.name, category]));
  return known.get(id)!;
};

/** Returns the definition of a unit; for a prefixed one, in the unit without the prefix. */
const definitionOf = ({ id, definition }: UnitRecord): string => {
  const unit = unitIndex.byId(id)!;
  const { prefix, entry } = unit;
  if (!prefix) return fullDefinitionOf(unit) ?? definition.replaceAll('-', ' ');
  const count = apply(find(id, entry!.id).compiled, 1);
  return `${readable(count)} ${nameFor(count, unitIndex.byId(entry!.id)!)}`;
};

/** Returns the definition in another language, or the name if there is no definition to show. */
const definitionInLanguage = (record: UnitRecord): string => {
  const unit = unitIndex.byId(record.id)!;
  return fullDefinitionOf(unit) ?? nameFor(1, unit);
};

/** Returns the note of a unit. A note is shown once, with the unprefixed unit, and only in English. */
const noteOf = ({ id, note }: UnitRecord): string | undefined =>
  locale() !== 'en' || unitIndex.byId(id)!.prefix ? undefined : note;

/** Returns the factor and offset to the base unit. */
const sizeOf = ({ kind, toBaseScale, toBaseOffset }: UnitRecord): string => {
  if (kind === 'linear') return readable(toBaseScale);
  if (kind === 'affine') return `× ${readable(toBaseScale)} + ${readable(toBaseOffset)}`;
  return t().kinds[kind];
};

/** Returns the units, the common ones first. */
const byUse = ({ units }: CategoryRecord): readonly UnitRecord[] => {
  const places = new Map(commonFirst(units.map(({ id }) => unitIndex.byId(id)!)).map(({ id }, place) => [id, place]));
  const named = units.filter(({ id }) => isNamed(unitIndex.byId(id)!));
  return named.toSorted((a, b) => places.get(a.id)! - places.get(b.id)!);
};

interface UnitsTableProps {
  readonly record: CategoryRecord;
  /** The units that this table shows. */
  readonly units: readonly UnitRecord[];
  readonly caption: string;
}

/** The name of a unit, with a link to the page that explains it, if there is one. */
const UnitName = ({ unit }: { readonly unit: Unit }) => {
  const page = explained(unit);
  return page ? <Link to={page.page}>{nameFor(1, unit)}</Link> : <>{nameFor(1, unit)}</>;
};

const UnitsTable = ({ record, units, caption }: UnitsTableProps) => {
  const base = record.units.find(({ id }) => id === record.baseUnit)!;
  const sizes = aligned(units.map(sizeOf));
  return (
    <section class="scroll" tabIndex={0} aria-label={caption}>
      <table class="units">
        <caption class="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t().columns.unit}</th>
            <th scope="col">{t().columns.symbol}</th>
            <th scope="col">{t().columns.definition}</th>
            <th scope="col" class="number">
              {fill(t().columns.inBase, unitName(unitIndex.byId(base.id)!))}
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit, i) => (
            <tr key={unit.id} id={unit.id}>
              <th scope="row">
                <UnitName unit={unitIndex.byId(unit.id)!} />
                {noteOf(unit) !== undefined && <small>{noteOf(unit)}</small>}
              </th>
              <td>{locale() === 'en' ? unit.symbol : symbolFor(unitIndex.byId(unit.id)!)}</td>
              <td>
                {unit === base ? t().baseUnit : locale() === 'en' ? definitionOf(unit) : definitionInLanguage(unit)}
              </td>
              <td class="number">{sizes[i]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** The rows that a phone shows on a page or two. Less common units are folded. */
const mostUnits = 12;
const mostPairs = 8;

const Units = ({ record }: Pick<UnitsTableProps, 'record'>) => {
  const [common, others] = parted(byUse(record), mostUnits);
  const more = counted(t().moreUnits, others.length);
  const name = quantityName({ id: record.name, name: record.title });
  return (
    <>
      <UnitsTable
        record={record}
        units={common}
        caption={others.length > 0 ? fill(t().tableOf, t().unitsOf(name)) : t().everyUnitOf(name)}
      />
      {others.length > 0 && (
        <details>
          <summary>{more}</summary>
          <UnitsTable record={record} units={others} caption={more} />
        </details>
      )}
    </>
  );
};

const Body = ({ entry, state }: { readonly entry: QuantityPage; readonly state: State }) => {
  const { quantity, page } = entry;
  const units = commonFirst(unitsOf(quantity)).filter(isNamed);
  const [from, to] = startingPair(quantity, units);
  const popular = pairs().filter((pair) => pair.from.quantity === quantity);
  const card = {
    units: units.map(({ id }) => id),
    from: from.id,
    to: to.id,
    value: String(startValue(from)),
    known: thingsOf(quantity.id),
  };
  return (
    <>
      <h1>{t().quantityTitle(quantityName(quantity))}</h1>
      <p class="lead">{counted(t().quantityLead, units.length, t().inSentence(quantityName(quantity)))}</p>
      <Island of={ReadingCard} props={cardFor(card, state)} />
      {popular.length > 0 && (
        <Section id="pairs" title={t().popularConversions}>
          <FoldedLinks links={popular.map((pair) => ({ href: pair.page, name: pairName(pair) }))} most={mostPairs} />
        </Section>
      )}
      <Section id="units" title={t().unitsOf(quantityName(quantity))}>
        <Units record={recordOf(quantity.id)} />
        <p>
          <Link to={`${page}sources/`}>{t().whereFrom}</Link>
        </p>
      </Section>
    </>
  );
};

/** Returns the number of units and the first few of them. */
const factOf = (quantity: Quantity): string => {
  const units = unitsOf(quantity);
  return fill(t().quantityFact, String(units.length), enumerated(units.slice(0, 4).map(unitName)));
};

/** Returns the page of a quantity, with all its units in one converter. */
export const quantityPage = (entry: QuantityPage): Page => {
  const name = quantityName(entry.quantity);
  const title = t().quantityTitle(name);
  const description = t().quantityDescription(name, String(unitsOf(entry.quantity).filter(isNamed).length));
  return {
    path: entry.page,
    title,
    description,
    crumbs: [{ name: t().allTools, path: '/tools/' }],
    facts: [application({ name: title, description, page: entry.page })],
    fact: factOf(entry.quantity),
    script: 'units',
    isRead: !everydayQuantities.includes(entry.quantity.id),
    isAsked: true,
    isEmbeddable: true,
    body: (state) => <Body entry={entry} state={state} />,
  };
};
