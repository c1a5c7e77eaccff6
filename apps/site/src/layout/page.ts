import type { ComponentChildren } from 'preact';
import type { Tag } from '../language.ts';

/** A step on the way from the home page to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** A description for machines, in the words of schema.org. */
export type Facts = Readonly<Record<string, unknown>>;

/** The query of the address, by name; empty for the page as it is built. */
export type State = Readonly<Record<string, string>>;

export const siteName = 'Units';

/** A page in one of its languages. */
export interface Translation {
  readonly tag: Tag;
  readonly path: string;
}

/** One page of the site. */
export interface Page {
  /** Where it is served: `/` at the end makes a folder with an index.html, anything else a file. */
  readonly path: string;
  /** The language that it is in; English where it does not say. */
  readonly language?: Tag;
  /** Its addresses by language, where it is there in several. */
  readonly translations?: readonly Translation[];
  /** The heading. */
  readonly title: string;
  /** The title of the window, where it says more than the heading. */
  readonly headTitle?: string;
  readonly description: string;
  /** The pages between the home page and this one. */
  readonly crumbs: readonly Crumb[];
  readonly facts?: readonly Facts[];
  /** The page's fact in a line, for the picture beside a link to it. */
  readonly fact?: string | undefined;
  /** The path of the page whose picture it borrows. */
  readonly borrowsFrom?: string;
  /** The script that brings its forms to life; none for pages that have none. */
  readonly script?: 'units' | 'tool' | 'pictured' | 'home' | 'embed' | 'docs' | 'filter' | 'missing' | 'copy' | 'sheet';
  /** True if amounts in its text follow the reader, as they do in pages of others. */
  readonly hasElements?: true;
  /** True if its converter starts with what only the reader knows: units of rare quantities, a density. */
  readonly isRead?: boolean;
  /** The widget can show it in the pages of others. */
  readonly isEmbeddable?: boolean;
  /** Not for search engines. */
  readonly isHidden?: true;
  /** True if its address may ask it something. */
  readonly isAsked?: true;
  readonly body: (state: State) => ComponentChildren;
}

/** The address of the picture beside a link to a page: its own where it has a fact to tell, else that of another. */
export const pictureOf = ({ path, fact, borrowsFrom = '/' }: Page): string => {
  const pictured = fact === undefined ? borrowsFrom : path;
  return `/og${pictured.replace(/\/$/, '')}.png`;
};
