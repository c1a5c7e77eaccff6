import type { forms } from './en/forms.ts';
import type { pages } from './en/pages.ts';

/** A sentence with a number, for each plural category of the language. `{0}` is the number. */
export type Counted = { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The type of a message table in any language: a missing message fails the build. */
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
