import type { ResultField } from '../tool/field.ts';
import type * as byCode from '../tools/by-code.ts';
import type * as declared from '../tools/index.ts';

/** The words of a field in another language. */
interface Named {
  readonly label: string;
  /** The sentence below it in a form. */
  readonly about?: string;
  /** The label for each value of a choice. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The texts of the tool's answers in this language, by the English text. `{0}` is any text. */
  readonly says?: Readonly<Record<string, string>>;
}

type Rows<F> = { readonly [K in keyof F]: FieldWords<F[K]> };

/** The words that a field requires: each value of a choice and each nested field, or the build fails. */
type FieldWords<F> = F extends { readonly kind: 'choice'; readonly values: readonly (infer V extends string)[] }
  ? Named & { readonly names: { readonly [K in V]: string } }
  : F extends { readonly kind: 'list' | 'record'; readonly fields: infer G }
    ? Named & { readonly fields: Rows<G> }
    : string | Named;

/** The words of results. A result may leave them to the parameter of its key, if that one has all that it needs. */
type ResultWords<T extends { readonly params: object; readonly result: object }> = Partial<Rows<T['result']>> &
  Rows<{
    readonly [
      K in keyof T['result'] as K extends keyof T['params']
        ? FieldWords<T['params'][K]> extends FieldWords<T['result'][K]>
          ? never
          : K
        : K
    ]: T['result'][K];
  }>;

/** A tool in another language. */
interface WordsOf<T extends { readonly params: object; readonly result: object }> {
  readonly name: string;
  readonly description: string;
  readonly params: Rows<T['params']>;
  readonly result: ResultWords<T>;
  /** The sentences of its explanation, as many as there are in English. */
  readonly rules?: readonly string[];
  readonly limits: readonly string[];
}

type Declared = typeof declared & typeof byCode;

/**
 * The tools in another language, by their identifiers in camel case. A tool that has none has no page in that language; one that has
 * some has them for every field of its declaration.
 */
export type ToolWords = {
  readonly [
    K in keyof Declared as Declared[K] extends { readonly params: object }
      ? K extends 'conversion'
        ? 'convert'
        : K
      : never
  ]?: Declared[K] extends {
    readonly params: object;
    readonly result: object;
  }
    ? WordsOf<Declared[K]>
    : never;
};

/** The same without knowing which tool it is. */
export interface AnyToolWords {
  readonly name: string;
  readonly description: string;
  readonly params: Readonly<Record<string, AnyFieldWords>>;
  readonly result: Readonly<Record<string, AnyFieldWords>>;
  readonly rules?: readonly string[];
  readonly limits: readonly string[];
}

export type AnyFieldWords =
  | string
  | (Named & {
      readonly names?: Readonly<Record<string, string>>;
      readonly fields?: Readonly<Record<string, AnyFieldWords>>;
    });

/** A field of a declaration in the language of its page. */
export type SpokenField<F extends ResultField = ResultField> = F & {
  readonly says?: Readonly<Record<string, string>>;
};

/** Returns the words of a tool's results. A result has those of the parameter of its key, unless it has words of its own. */
export const wordsOfResults = ({ params, result }: AnyToolWords): Readonly<Record<string, AnyFieldWords>> => ({
  ...params,
  ...result,
});
