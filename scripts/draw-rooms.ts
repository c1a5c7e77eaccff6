// Writes the rooms into ARCHITECTURE.md, from the tables of the linter's fences. It is a part of `pnpm generate`.
import { readFileSync, writeFileSync } from 'node:fs';
import { sourceTrees, type Rooms } from './layers.ts';

const page = new URL('../ARCHITECTURE.md', import.meta.url);

const drawn = (folder: string, rooms: Rooms): string => {
  const widest = Math.max(...rooms.map(([room]) => room.length));
  return `<!-- rooms of ${folder} -->

\`\`\`
${rooms.map(([room, holds]) => `${room.padEnd(widest)}  ${holds}`).join('\n')}
\`\`\`

<!-- /rooms -->`;
};

/** Returns the page with its lists, each between its markers, from the tables. */
export const withRooms = (text: string): string =>
  sourceTrees.reduce(
    (written, [folder, rooms]) =>
      written.replace(new RegExp(`<!-- rooms of ${folder} -->.*?<!-- /rooms -->`, 's'), () => drawn(folder, rooms)),
    text,
  );

if (import.meta.main) writeFileSync(page, withRooms(readFileSync(page, 'utf8')));
