import de from '@units/engine/locales/de';
import { words } from '@units/ui/words/de';
import { languageOf } from '../named.ts';
import { forms } from './forms.ts';

export const language = languageOf('de', forms, words, de);
