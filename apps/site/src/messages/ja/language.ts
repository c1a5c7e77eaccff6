import { Language as UnitNames } from '@units/engine/browse';
import ja from '@units/engine/locales/ja';
import { listed, loadInternational } from '@units/ui';
import { words } from '@units/ui/words/ja';
import type { Language } from '../../language.ts';
import { forms } from './forms.ts';

await loadInternational('ja');

export const language: Language = { tag: 'ja', messages: forms, words, names: new UnitNames(ja, listed.byId) };
