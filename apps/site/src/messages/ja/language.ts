import ja from '@units/engine/locales/ja';
import { words } from '@units/ui/words/ja';
import { languageOf } from '../named.ts';
import { forms } from './forms.ts';

export const language = languageOf('ja', forms, words, ja);
