import es from '@units/engine/locales/es';
import { speech } from '@units/engine/speech/es';
import { words } from '@units/ui/words/es';
import { languageOf } from '../named.ts';
import { forms } from './forms.ts';

export const language = await languageOf('es', forms, words, es, speech);
