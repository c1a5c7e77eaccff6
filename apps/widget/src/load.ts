import { loading } from '@units/ui/loading';

/** Loads the reader, which reads all spellings, once. */
export const load = () => import('./reader.ts');

/** Loads the reader for a waiting user: if it is late or fails, the widget shows its button. */
export const loadForUse = () => loading('reader', load());
