import { Language as UnitNames } from '@units/engine/browse';
import pt from '@units/engine/locales/pt';
import { listed, loadInternational } from '@units/ui';
import { words } from '@units/ui/words/pt';
import type { Language } from '../../language.ts';
import { forms } from './forms.ts';

await loadInternational('pt');

export const language: Language = { tag: 'pt', messages: forms, words, names: new UnitNames(pt, listed.byId) };
