import { Link } from '../layout/link.tsx';
import { matches } from '../content/match.ts';
import { Links, Section } from './sections.tsx';
import { t } from '../messages/all.ts';

/** A group of links under a heading. */
export interface Group {
  readonly id: string;
  readonly title: string;
  readonly links: readonly {
    readonly href: string;
    readonly name: string;
    readonly words?: string | undefined;
    readonly note?: string;
  }[];
}

interface FilteredProps {
  readonly label: string;
  readonly sought: string;
  readonly groups: readonly Group[];
}

const matching = (groups: readonly Group[], sought: string): readonly Group[] =>
  groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ name, words = '' }) => matches(`${name} ${words}`, sought)),
    }))
    .filter(({ links }) => links.length > 0);

/** Links with a word on each. */
const Notes = ({ links }: Pick<Group, 'links'>) => (
  <ul class="index">
    {links.map(({ href, name, words, note }) => (
      <li key={href} data-words={words}>
        <Link to={href}>{name}</Link>
        <span>{note}</span>
      </li>
    ))}
  </ul>
);

/** A long list of links with a box that leaves what is looked for. */
export const Filtered = ({ label, sought, groups }: FilteredProps) => {
  const left = sought.trim() === '' ? groups : matching(groups, sought);
  return (
    <div class="filtered">
      <form class="filter" role="search" method="get" aria-label={label}>
        <label for="filter">{label}</label>
        <input id="filter" name="q" type="search" autocomplete="off" spellcheck={false} value={sought} />
        <button type="submit" class="submit">
          {t().show}
        </button>
      </form>
      <p id="no-match" role="status" hidden={left.length > 0}>
        {t().noMatch}
      </p>
      {left.map(({ id, title, links }) => (
        <Section key={id} id={id} title={title}>
          {links.some(({ note }) => note !== undefined) ? <Notes links={links} /> : <Links links={links} />}
        </Section>
      ))}
    </div>
  );
};
