import type { indexOf, Listed } from './listed.ts';

const most = 6;

/** The pages that may be meant by a path that has none: `/kilometers-to-milez/`. */
export const nearTo = (path: string, index: ReturnType<typeof indexOf>): readonly Listed[] => {
  const words = path
    .slice(0, 200)
    .replace(/\.html?$/, '')
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== '' && word !== 'tools');
  return words.length === 0 ? [] : index.find(words.join(' '), () => true).slice(0, most);
};
