import { atFirstSign } from './first-sign.ts';

atFirstSign(async () => (await import('./start-tool.ts')).startTool);
