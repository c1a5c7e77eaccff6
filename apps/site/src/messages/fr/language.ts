import fr from '@units/engine/locales/fr';
import { speech } from '@units/engine/speech/fr';
import { words } from '@units/ui/words/fr';
import { languageOf } from '../named.ts';
import { forms } from './forms.ts';

export const language = await languageOf('fr', forms, words, fr, speech);
