import { Language as UnitNames } from '@units/engine/browse';
import fr from '@units/engine/locales/fr';
import { listed, loadInternational } from '@units/ui';
import { words } from '@units/ui/words/fr';
import type { Language } from '../../language.ts';
import { forms } from './forms.ts';

await loadInternational('fr');

export const language: Language = { tag: 'fr', messages: forms, words, names: new UnitNames(fr, listed.byId) };
