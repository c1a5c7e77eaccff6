import { readTypedRatio } from '@units/engine/internal';
import { locale } from '../language.ts';
import type { Reply } from './conversion-reply.ts';

/** The most wanted conversions, with symbols that every language reads. */
export const common = ['km → mi', 'kg → lb', '°C → °F', 'cm → in'];

/** Returns true if a text is only a number. A fraction is a calculation. */
export const isNumberAlone = (text: string): boolean =>
  !/[/⁄¼-¾⅐-⅞]/.test(text) && readTypedRatio(text, locale()) !== undefined;

/** Returns the common conversions of a number without a unit. */
export const commonConversions = (text: string, reply: (question: string) => Reply | undefined): readonly Reply[] =>
  common.flatMap((units) => reply(`${text.trim()} ${units}`) ?? []);
