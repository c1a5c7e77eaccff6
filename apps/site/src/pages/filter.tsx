import { Link } from '../layout/link.tsx';
import { matches } from '../content/match.ts';
import { FoldedLinks, Links, Section } from './sections.tsx';
import type { Answers } from '../islands/ask.ts';
import { Above } from '../islands/reply-card.tsx';
import { t } from '../messages/all.ts';

/** A group of links under a heading. */
export interface Group {
  readonly id: string;
  readonly title: string;
  /** The number of links that stay unfolded. */
  readonly open?: number | undefined;
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
  /** The answers to the search text, if the box answers too. */
  readonly answers?: Answers;
}

const matching = (groups: readonly Group[], sought: string): readonly Group[] =>
  groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ name, words = '' }) => matches(`${name} ${words}`, sought)),
    }))
    .filter(({ links }) => links.length > 0);

/** Links, each with a note. */
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

interface GroupLinksProps extends Pick<Group, 'links' | 'open'> {
  /** True if all links are unfolded. */
  readonly isWhole: boolean;
}

/** The default number of links that stay unfolded. */
export const mostOpen = 8;

const GroupLinks = ({ links, open = mostOpen, isWhole }: GroupLinksProps) => {
  if (links.some(({ note }) => note !== undefined)) return <Notes links={links} />;
  return isWhole ? <Links links={links} /> : <FoldedLinks links={links} most={open} />;
};

/** A long list of links with a box that filters it and may answer above it. */
export const Filtered = ({ label, sought, groups, answers }: FilteredProps) => {
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
      {answers && (
        <>
          <div id="reply">
            <Above answers={answers} isFound={left.length > 0} />
          </div>
          <p id="said" class="unseen" role="status" />
        </>
      )}
      <p class="late" role="status">
        {t().late}
      </p>
      <p id="no-match" role="status" hidden={left.length > 0 || answers?.reply !== undefined}>
        {t().noMatch}
      </p>
      {left.map(({ id, title, links, open }) => (
        <Section key={id} id={id} title={title}>
          <GroupLinks links={links} open={open} isWhole={sought.trim() !== ''} />
        </Section>
      ))}
    </div>
  );
};
