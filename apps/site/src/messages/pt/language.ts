import pt from '@units/engine/locales/pt';
import { words } from '@units/ui/words/pt';
import { languageOf } from '../named.ts';
import { forms } from './forms.ts';

export const language = languageOf('pt', forms, words, pt);
