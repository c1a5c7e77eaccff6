import ar from '@units/engine/locales/ar';
import { words } from '@units/ui/words/ar';
import { languageOf } from '../named.ts';
import { forms } from './forms.ts';

export const language = languageOf('ar', forms, words, ar);
