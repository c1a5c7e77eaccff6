import { answers } from './use.mjs';

document.title = JSON.stringify(answers);
