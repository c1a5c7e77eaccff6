import { speech as ar } from '../generated/speech/ar.ts';
import { speech as de } from '../generated/speech/de.ts';
import { speech as es } from '../generated/speech/es.ts';
import { speech as fa } from '../generated/speech/fa.ts';
import { speech as fr } from '../generated/speech/fr.ts';
import { speech as hi } from '../generated/speech/hi.ts';
import { speech as it } from '../generated/speech/it.ts';
import { speech as ja } from '../generated/speech/ja.ts';
import { speech as ko } from '../generated/speech/ko.ts';
import { speech as nl } from '../generated/speech/nl.ts';
import { speech as pl } from '../generated/speech/pl.ts';
import { speech as pt } from '../generated/speech/pt.ts';
import { speech as ru } from '../generated/speech/ru.ts';
import { speech as tr } from '../generated/speech/tr.ts';
import { speech as zh } from '../generated/speech/zh.ts';
import type { Speech } from '../model/speech.ts';

const speeches: readonly Speech[] = [ar, de, es, fa, fr, hi, it, ja, ko, nl, pl, pt, ru, tr, zh];

/**
 * Returns the questions and answers about tools in a language. Undefined for English, and for a language without them.
 */
export const speechIn = (tag: string): Speech | undefined => speeches.find((speech) => speech.tag === tag);
