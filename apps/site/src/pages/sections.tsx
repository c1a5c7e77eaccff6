import type { Source } from '@units/engine/internal';
import type { ComponentChildren } from 'preact';
import type { Step } from '../content/definition.ts';
import type { Row } from '../content/common-values.ts';
import { readable } from '../numbers.ts';
import { Table } from '../islands/table.tsx';
import { Link } from '../layout/link.tsx';
import { locale } from '../language.ts';
import { counted, t } from '../messages/all.ts';
import { fill } from '@units/ui';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

interface LinksProps {
  readonly links: readonly { readonly href: string; readonly name: string; readonly words?: string | undefined }[];
}

export const Links = ({ links }: LinksProps) => (
  <ul class="links">
    {links.map(({ href, name, words }) => (
      <li key={href} data-words={words}>
        <Link to={href}>{name}</Link>
      </li>
    ))}
  </ul>
);

/** Splits a list after `most` items, or returns it whole if few items would remain. */
export const parted = <T,>(all: readonly T[], most: number): readonly [readonly T[], readonly T[]] => {
  const end = all.length > most * 1.25 ? most : all.length;
  return [all.slice(0, end), all.slice(end)];
};

/** Links of which the first `most` are open and the others folded. */
export const FoldedLinks = ({ links, most }: LinksProps & { readonly most: number }) => {
  const [first, others] = parted(links, most);
  return (
    <>
      <Links links={first} />
      {others.length > 0 && (
        <details>
          <summary>{counted(t().moreConversions, others.length)}</summary>
          <Links links={others} />
        </details>
      )}
    </>
  );
};

/** Returns the attribute `lang` for English-only texts, or undefined on English pages. */
export const inEnglish = (): string | undefined => (locale() === 'en' ? undefined : 'en');

/** A document, as a link if it is available online. */
export const Document = ({ source: { title, body, year, url, unseen } }: { readonly source: Source }) => (
  <>
    <span lang={inEnglish()}>
      {url === undefined ? <cite>{title}</cite> : <a href={url}>{title}</a>}
      {`, ${body}, ${year}`}
    </span>
    {unseen ? t().sourcesOf.asQuoted : ''}
  </>
);

/** Definitions, each with its document. */
export const Definitions = ({ steps }: { readonly steps: readonly Step[] }) => (
  <dl class="definitions">
    {steps.map(({ text, source, unit }) => (
      <div key={unit.id}>
        <dt>{text}</dt>
        <dd>
          <Document source={source} />
        </dd>
      </div>
    ))}
  </dl>
);

interface ValueTableProps {
  readonly caption: string;
  readonly heads: readonly [string, string];
  readonly rows: readonly Row[];
}

/** The most rows of a table in one column. Longer tables have two columns. */
const inOneColumn = 12;

/** Values with their results. */
export const ValueTable = ({ caption, heads, rows }: ValueTableProps) => {
  const half = rows.length > inOneColumn ? Math.ceil(rows.length / 2) : rows.length;
  const parts = [rows.slice(0, half), rows.slice(half)].filter((part) => part.length > 0);
  return (
    <div class="tables">
      {parts.map((part, i) => (
        <Table
          key={i}
          caption={parts.length > 1 ? fill(t().tablePart, caption, String(i + 1)) : caption}
          heads={heads}
          rows={part.map(({ value, result }) => [readable(value), readable(result)])}
        />
      ))}
    </div>
  );
};
