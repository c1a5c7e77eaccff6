// The published engine: the build in dist.
const file = (path: string): string => new URL(`../../packages/engine/dist/${path}`, import.meta.url).href;

export const engineFile = file('index.js');
export const everydayFile = file('everyday.js');
export const textFile = file('text.js');
