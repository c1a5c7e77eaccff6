import de from '@units/engine/locales/de';
import { speech } from '@units/engine/speech/de';
import { words } from '@units/ui/words/de';
import { languageOf } from '../named.ts';
import { forms } from './forms.ts';

export const language = await languageOf('de', forms, words, de, speech);
