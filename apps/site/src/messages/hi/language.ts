import hi from '@units/engine/locales/hi';
import { words } from '@units/ui/words/hi';
import { languageOf } from '../named.ts';
import { forms } from './forms.ts';

export const language = languageOf('hi', forms, words, hi);
