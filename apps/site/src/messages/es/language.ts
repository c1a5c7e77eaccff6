import es from '@units/engine/locales/es';
import { words } from '@units/ui/words/es';
import { languageOf } from '../named.ts';
import { forms } from './forms.ts';

export const language = languageOf('es', forms, words, es);
