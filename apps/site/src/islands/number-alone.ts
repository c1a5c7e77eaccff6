import { readTypedRatio } from '@units/engine/internal';
import { locale } from '../language.ts';
import type { Reply } from './conversion-reply.ts';

/** The conversions that most people look for, in symbols that every language reads. */
const common = ['km → mi', 'kg → lb', '°C → °F', 'cm → in'];

/** Returns true if a text is a number and nothing else; a fraction is a sum. */
export const isNumberAlone = (text: string): boolean =>
  !/[/⁄¼-¾⅐-⅞]/.test(text) && readTypedRatio(text, locale()) !== undefined;

/** Returns the common conversions of a number alone. */
export const commonConversions = (text: string, reply: (question: string) => Reply | undefined): readonly Reply[] =>
  common.flatMap((units) => reply(`${text.trim()} ${units}`) ?? []);
