// Writes the rooms of the engine into ARCHITECTURE.md, from the table that the linter's fence is made of: a part of `pnpm generate`.
import { readFileSync, writeFileSync } from 'node:fs';
import { engineRooms } from './layers.ts';

const page = new URL('../ARCHITECTURE.md', import.meta.url);

const widest = Math.max(...engineRooms.map(([room]) => room.length));

/** The list between its marks, as the page has it. */
export const drawn = `<!-- rooms -->

\`\`\`
${engineRooms.map(([room, holds]) => `${room.padEnd(widest)}  ${holds}`).join('\n')}
\`\`\`

<!-- /rooms -->`;

/** The page with the list as the table has it. */
export const withRooms = (text: string): string => text.replace(/<!-- rooms -->.*<!-- \/rooms -->/s, () => drawn);

if (import.meta.main) writeFileSync(page, withRooms(readFileSync(page, 'utf8')));
