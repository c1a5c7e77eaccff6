import { atFirstSign } from './first-sign.ts';
import { nameThisService } from './this-service.ts';

nameThisService();
atFirstSign(async () => (await import('./builder.ts')).startBuilder);
