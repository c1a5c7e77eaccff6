// Everything that is needed once somebody uses the widget: a chunk of its own. The rows are made whole before anything reads them.
import { quantities } from '@units/engine/browse';
import { addSpellings } from './add-spellings.ts';
import { spellings } from './spellings.ts';

if (spellings !== undefined) addSpellings(quantities, spellings);

export * from '@units/ui/reader';
