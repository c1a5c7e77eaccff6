import { tools as ar } from './ar.ts';
import { tools as de } from './de.ts';
import { tools as es } from './es.ts';
import { tools as fr } from './fr.ts';
import { tools as hi } from './hi.ts';
import { tools as ja } from './ja.ts';
import { tools as pt } from './pt.ts';
import type { AnyToolWords, ToolWords } from './tool-words.ts';

const tables: Readonly<Record<string, ToolWords>> = { ar, de, es, fr, hi, ja, pt };

const camelCase = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The words of a tool in a language, by the identifier of the tool; undefined where the language has none for it. */
export const wordsOfTool = (tag: string, id: string): AnyToolWords | undefined =>
  (tables[tag] as Readonly<Record<string, AnyToolWords>> | undefined)?.[camelCase(id)];
