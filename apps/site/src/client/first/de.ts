export { answerFirst } from '../first.ts';
export { words } from '@units/engine/first-words/de';
