import { rewriteSteps, type Rewritten } from '@units/engine/find';
import { finishAtOnce } from '@units/engine/server';
import { longestTag, spokenIn } from './language.ts';
import { notARewrite, notAText } from './fault.ts';

/** The names of the options of a rewriting. */
export const rewriteOptions = ['text', 'system', 'region', 'mode', 'lang'] as const;

type Given = Readonly<Record<string, unknown>>;

const textOf = (given: Given, name: string): string | undefined => {
  const value = given[name] ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw notAText(name);
  return value;
};

/** Rewrites a text for its readers, step by step. Throws UnitsError for invalid options. */
export const rewriteGiven = (given: Given): Generator<void, Rewritten> => {
  if (typeof given['text'] !== 'string') throw notARewrite();
  const lang = textOf(given, 'lang');
  if (lang !== undefined && lang.length > longestTag) throw notAText('lang', longestTag);
  // The engine checks these words at run time.
  const [system, region, mode] = ['system', 'region', 'mode'].map((name) => textOf(given, name));
  return rewriteSteps(given['text'], {
    locale: spokenIn(lang)?.locale,
    system: system as 'metric' | 'us' | 'uk' | undefined,
    region,
    mode: mode as 'replace' | 'beside' | undefined,
  });
};

/** Rewrites a text without pauses. */
export const rewriteAtOnce = (given: Given): Rewritten => finishAtOnce(rewriteGiven(given));
