import { createRequire } from 'node:module';

// Required and not imported: an import reads every export of a module, and three of this one's load a whole HTTP client,
// which takes as long as starting Node.
export const { createServer, STATUS_CODES } = createRequire(import.meta.url)('node:http') as typeof import('node:http');
