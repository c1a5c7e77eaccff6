import { loading } from '@units/ui/loading';

/** Loads what reads whatever people write, once. */
export const load = () => import('./reader.ts');

/** The same for somebody who waits for it: the widget offers its button where it is late or fails. */
export const loadForUse = () => loading('reader', load());
