import { atFirstSign } from './first-sign.ts';

atFirstSign(() => import('./converter.ts'));
