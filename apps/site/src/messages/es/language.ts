import { Language as UnitNames } from '@units/engine/browse';
import es from '@units/engine/locales/es';
import { listed, loadInternational } from '@units/ui';
import { words } from '@units/ui/words/es';
import type { Language } from '../../language.ts';
import { forms } from './forms.ts';

await loadInternational('es');

export const language: Language = { tag: 'es', messages: forms, words, names: new UnitNames(es, listed.byId) };
