import { ingredientPages, pageOf, quantityPages, substancePages } from '@units/engine/internal';
import type { ComponentChildren } from 'preact';
import { inLanguage, locale, type Tag } from '../language.ts';
import { tools } from '../messages/all.ts';
import { pairs } from '../content/pairs.ts';
import { explainedUnits } from '../content/unit-pages.ts';

/** The pages that are about no single tool. */
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

/** The pages that are there in the language that is spoken. */
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

/** The attributes of a link to a page: in the language that is spoken where it is there, else to the English one, and saying so. */
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

/** A sentence whose links, `<0>…</0>`, lead to these pages. */
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
