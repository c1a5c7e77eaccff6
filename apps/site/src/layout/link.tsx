import { ingredientPages, pageOf, quantityPages, substancePages } from '@units/engine/internal';
import type { ComponentChildren } from 'preact';
import { inLanguage, locale, type Tag } from '../language.ts';
import { tools } from '../messages/all.ts';
import { pairs } from '../content/pairs.ts';
import { explainedUnits } from '../content/unit-pages.ts';

/** The pages that do not belong to one tool. */
const prose = [
  '/',
  '/tools/',
  '/ingredients/',
  '/substances/',
  '/sheet/',
  '/docs/',
  '/embed/',
  '/about/',
  '/privacy/',
  '/constants/',
] as const;

const paths = new Map<Tag, ReadonlySet<string>>();

/** Returns the paths that exist in the current language. */
const pathsHere = (): ReadonlySet<string> => {
  let known = paths.get(locale());
  if (!known) {
    const pages = [
      ...tools().map(pageOf),
      ...quantityPages().flatMap(({ page }) => [page, `${page}sources/`]),
      ...[...pairs(), ...explainedUnits(), ...ingredientPages(), ...substancePages()].map(({ page }) => page),
    ];
    paths.set(locale(), (known = new Set([...prose, ...pages])));
  }
  return known;
};

/** Returns the attributes of a link to a page in the current language, or to the English page with `hreflang`. */
export const linkTo = (address: string): { readonly href: string; readonly hreflang?: string } => {
  const [path = ''] = address.split(/[?#]/);
  if (path === '' || locale() === 'en' || pathsHere().has(path))
    return { href: path === '' ? address : inLanguage(address) };
  return { href: address, hreflang: 'en' };
};

/** A link to a page of the site. */
export const Link = ({
  to,
  children,
  ...more
}: {
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}) => (
  <a {...linkTo(to)} {...more}>
    {children}
  </a>
);

/** A sentence with links `<0>…</0>` to the given pages. */
export const Linked = ({ text, to }: { readonly text: string; readonly to: readonly string[] }) => (
  <>
    {text.split(/(<\d>.*?<\/\d>)/).map((part, i) => {
      const [, place, words] = /^<(\d)>(.*)<\/\d>$/.exec(part) ?? [];
      return place === undefined ? (
        part
      ) : (
        <Link key={i} to={to[Number(place)]!}>
          {words}
        </Link>
      );
    })}
  </>
);
