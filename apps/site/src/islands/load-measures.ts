import { loading } from '@units/ui/loading';

/** Loads the reader of measures when the first text needs it. It includes the whole engine. */
export const loadMeasures = () => loading('measures', import('./measures.ts'));
