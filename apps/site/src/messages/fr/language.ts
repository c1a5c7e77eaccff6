import fr from '@units/engine/locales/fr';
import { words } from '@units/ui/words/fr';
import { languageOf } from '../named.ts';
import { forms } from './forms.ts';

export const language = languageOf('fr', forms, words, fr);
