import { tools } from '@units/engine/catalog';
import { pageOf, quantityPages } from '@units/engine/pages';
import type { ComponentChildren } from 'preact';
import { inLanguage, locale } from '../language.ts';
import { isTranslated } from '../messages/all.ts';
import { pairs } from '../pages/names.ts';

let paths: ReadonlySet<string> | undefined;

/** Whether a page is there in every language of the site, not in English alone. A tool is, as far as its words have been translated. */
const isEverywhere = (path: string): boolean => {
  paths ??= new Set(['/', '/tools/', ...quantityPages().map(({ page }) => page)]);
  return paths.has(path);
};

const isTool = (path: string): boolean => tools.some((tool) => pageOf(tool) === path && isTranslated(tool));

/** Whether a page is there in the language that is spoken. */
export const isHere = (path: string): boolean =>
  locale() === 'en' || isEverywhere(path) || isTool(path) || pairs().some(({ page }) => page === path);

/** The attributes of a link to a page: in the language that is spoken where it is there, else to the English one, and saying so. */
export const linkTo = (address: string): { readonly href: string; readonly hreflang?: string } => {
  const [path = ''] = address.split(/[?#]/);
  if (path === '' || isHere(path)) return { href: path === '' ? address : inLanguage(address) };
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
