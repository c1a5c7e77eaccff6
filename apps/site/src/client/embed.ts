import { atFirstSign } from './first-sign.ts';

atFirstSign(() => import('./builder.ts'));
