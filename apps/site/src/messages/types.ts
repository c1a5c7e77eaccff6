import type { forms } from './en/forms.ts';
import type { pages } from './en/pages.ts';

/** A sentence with a number in it, by the plural categories that the language has; `{0}` is the number. */
export type Counted = { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The same messages in any language: every one of them has to be there, or the build fails. */
type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...names: infer N) => string
    ? (...names: N) => string
    : T extends Counted
      ? Counted
      : { readonly [K in keyof T]: InAnyLanguage<T[K]> };

/** The messages of forms, which a browser loads. */
export type FormMessages = InAnyLanguage<typeof forms>;

/** The messages of pages outside their forms, which a browser never loads. */
export type PageMessages = InAnyLanguage<typeof pages>;
