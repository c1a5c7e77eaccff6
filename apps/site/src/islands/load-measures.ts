import { loading } from '@units/ui/loading';

/** Gets what reads measures in fields, which brings the whole engine along: when the first text needs it. */
export const loadMeasures = () => loading('measures', import('./measures.ts'));
