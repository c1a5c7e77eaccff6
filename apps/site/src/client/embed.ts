import { atFirstSign } from './first-sign.ts';

atFirstSign(async () => (await import('./builder.ts')).startBuilder);
