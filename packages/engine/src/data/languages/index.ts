import type { LanguageTable } from '../../model/locale.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** Every language but English, whose names stand in the rows. */
export const languageTables: readonly LanguageTable[] = [ar, de, es, fa, fr, hi, it, ja, ko, nl, pl, pt, ru, tr, zh];
