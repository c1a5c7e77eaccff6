import type { ComponentChildren } from 'preact';
import type { Tag } from '../language.ts';

/** A step in the breadcrumbs from the home page to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Structured data with the vocabulary of schema.org. */
export type Facts = Readonly<Record<string, unknown>>;

/** The query parameters of the URL. Empty for the prerendered page. */
export type State = Readonly<Record<string, string>>;

export const siteName = 'Units';

/** A page in one of its languages. */
export interface Translation {
  readonly tag: Tag;
  readonly path: string;
}

/** One page of the site. */
export interface Page {
  /** The path: with a trailing `/` a folder with an index.html, otherwise a file. */
  readonly path: string;
  /** The language. Default: English. */
  readonly language?: Tag;
  /** Its paths by language, if it exists in several. */
  readonly translations?: readonly Translation[];
  /** The heading. */
  readonly title: string;
  /** The document title, if it differs from the heading. */
  readonly headTitle?: string;
  readonly description: string;
  /** The pages between the home page and this one. */
  readonly crumbs: readonly Crumb[];
  readonly facts?: readonly Facts[];
  /** A one-line fact for the page's link preview picture. */
  readonly fact?: string | undefined;
  /** The path of the page whose link preview picture it uses. */
  readonly borrowsFrom?: string;
  /** The script of its forms. Undefined for a page without forms. */
  readonly script?: 'units' | 'tool' | 'pictured' | 'home' | 'embed' | 'docs' | 'filter' | 'missing' | 'copy' | 'sheet';
  /** True if amounts in its text are shown in the reader's units by our elements. */
  readonly hasElements?: true;
  /**
   * True if its converter starts with something that only the full reader knows: units of rare quantities, a density.
   */
  readonly isRead?: boolean;
  /** True if the widget can show it on other sites. */
  readonly isEmbeddable?: boolean;
  /** True if search engines should not index it. */
  readonly isHidden?: true;
  /** True if its URL may have a query that it answers. */
  readonly isAsked?: true;
  readonly body: (state: State) => ComponentChildren;
}

/** Returns the path of a page's link preview picture: its own if it has a fact, else that of another page. */
export const pictureOf = ({ path, fact, borrowsFrom = '/' }: Page): string => {
  const pictured = fact === undefined ? borrowsFrom : path;
  return `/og${pictured.replace(/\/$/, '')}.png`;
};
