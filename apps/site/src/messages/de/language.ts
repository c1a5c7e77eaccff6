import { Language as UnitNames } from '@units/engine/browse';
import de from '@units/engine/locales/de';
import { listed, loadInternational } from '@units/ui';
import { words } from '@units/ui/words/de';
import type { Language } from '../../language.ts';
import { forms } from './forms.ts';

await loadInternational('de');

export const language: Language = { tag: 'de', messages: forms, words, names: new UnitNames(de, listed.byId) };
