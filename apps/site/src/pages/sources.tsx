import { unitsOf, type Unit } from '@units/engine/browse';
import { detailsOf, sourceOf, type QuantityPage, type Source } from '@units/engine/pages';
import { definitionsOf } from '../content/definition.ts';
import type { Page } from '../layout/page.ts';
import { Definitions, Document, Section } from './sections.tsx';

/** The documents of some units, each with the units that it defines. */
const documentsOf = (units: readonly Unit[]): readonly (readonly [Source, readonly Unit[]])[] => {
  const documents = new Map<Source, Unit[]>();
  for (const unit of units) {
    const source = sourceOf(detailsOf(unit.entry!.id).source);
    documents.set(source, [...(documents.get(source) ?? []), unit]);
  }
  return [...documents];
};

const Body = ({ entry }: { readonly entry: QuantityPage }) => {
  const { quantity, page } = entry;
  const units = unitsOf(quantity);
  const documents = documentsOf(units);
  const measured = units.filter((unit) => unit.entry && detailsOf(unit.entry.id).status === 'measured');
  const own = new Set(units);
  return (
    <>
      <h1>{quantity.name}: sources</h1>
      <p class="lead">
        {documents.length === 1 ? 'The document that defines' : `The ${documents.length} documents that define`} the
        units of <a href={page}>{quantity.name.toLowerCase()}</a>: laws, treaties and standards rather than tables that
        repeat them.
      </p>
      <Section id="documents" title="Documents">
        <ul class="documents">
          {documents.map(([source, defined]) => (
            <li key={source.title}>
              <Document source={source} />
              <small>{defined.map(({ id }) => id.replaceAll('-', ' ')).join(', ')}</small>
            </li>
          ))}
        </ul>
      </Section>
      {measured.length > 0 && (
        <Section id="measured" title="Measured, not defined">
          <p>
            These rest on a measurement and carry its uncertainty:{' '}
            {measured.map(({ id }) => id.replaceAll('-', ' ')).join(', ')}.
          </p>
        </Section>
      )}
      <Section id="definitions" title="Definitions">
        <Definitions steps={definitionsOf(units).filter(({ unit }) => own.has(unit) && !unit.prefix)} />
      </Section>
    </>
  );
};

/** The documents behind the units of a quantity. */
export const sourcesPage = (entry: QuantityPage): Page => ({
  path: `${entry.page}sources/`,
  title: `${entry.quantity.name}: sources`,
  description: `The laws, treaties and standards that define the units of ${entry.quantity.name.toLowerCase()}, unit by unit.`,
  crumbs: [
    { name: 'All tools', path: '/tools/' },
    { name: entry.quantity.name, path: entry.page },
  ],
  borrowsFrom: entry.page,
  body: () => <Body entry={entry} />,
});
