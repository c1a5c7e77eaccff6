import { en } from '@units/ui';
import type { Language } from '../../language.ts';
import { forms } from './forms.ts';

export const language: Language = { tag: 'en', messages: forms, words: en };
