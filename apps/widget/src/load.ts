/** Loads what reads whatever people write, once. */
export const load = () => import('./reader.ts');
