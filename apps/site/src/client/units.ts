import { atFirstSign } from './first-sign.ts';

atFirstSign(async () => (await import('./converter.ts')).startConverter);
