import { unitsOf, type Unit, detailsOf, sourceOf, type QuantityPage, type Source } from '@units/engine/internal';
import { fill } from '@units/ui';
import { definitionsOf } from '../content/definition.ts';
import { isNamed, nameFor, quantityName } from '../content/measure.ts';
import { locale } from '../language.ts';
import { Linked } from '../layout/link.tsx';
import type { Page } from '../layout/page.ts';
import { counted, t } from '../messages/all.ts';
import { Definitions, Document, Section } from './sections.tsx';

/** Groups the documents of units, each with the units that it defines. */
const documentsOf = (units: readonly Unit[]): readonly (readonly [Source, readonly Unit[]])[] => {
  const documents = new Map<Source, Unit[]>();
  for (const unit of units) {
    const source = sourceOf(detailsOf(unit.entry!.id).source);
    documents.set(source, [...(documents.get(source) ?? []), unit]);
  }
  return [...documents];
};

const listOf = (units: readonly Unit[]): string =>
  new Intl.ListFormat(locale()).format(units.map((unit) => nameFor(1, unit)));

const Body = ({ entry }: { readonly entry: QuantityPage }) => {
  const { title, lead, documents, measured, measuredText, definitions } = t().sourcesOf;
  const name = quantityName(entry.quantity);
  const units = unitsOf(entry.quantity).filter(isNamed);
  const all = documentsOf(units);
  const ofMeasurement = units.filter((unit) => unit.entry && detailsOf(unit.entry.id).status === 'measured');
  const own = new Set(units);
  return (
    <>
      <h1>{title(name)}</h1>
      <p class="lead">
        <Linked text={counted(lead, all.length, t().inSentence(name))} to={[entry.page]} />
      </p>
      <Section id="documents" title={documents}>
        <ul class="documents">
          {all.map(([source, defined]) => (
            <li key={source.title}>
              <Document source={source} />
              <small>{listOf(defined)}</small>
            </li>
          ))}
        </ul>
      </Section>
      {ofMeasurement.length > 0 && (
        <Section id="measured" title={measured}>
          <p>{fill(measuredText, listOf(ofMeasurement))}</p>
        </Section>
      )}
      <Section id="definitions" title={definitions}>
        <Definitions steps={definitionsOf(units).filter(({ unit }) => own.has(unit) && !unit.prefix)} />
      </Section>
    </>
  );
};

/** Returns the page with the documents that define a quantity's units. */
export const sourcesPage = (entry: QuantityPage): Page => {
  const { quantity, page } = entry;
  const name = quantityName(quantity);
  return {
    path: `${page}sources/`,
    title: t().sourcesOf.title(name),
    description: t().sourcesOf.description(name),
    crumbs: [
      { name: t().allTools, path: '/tools/' },
      { name: t().quantityTitle(name), path: page },
    ],
    borrowsFrom: page,
    body: () => <Body entry={entry} />,
  };
};
