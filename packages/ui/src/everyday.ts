import { everydayTexts } from '@units/engine/internal';
import { attachTexts } from './units.ts';

// The units that people convert every day, for pages that convert before the reader has loaded all units.

attachTexts(everydayTexts);

export { lightIndex } from './units.ts';
