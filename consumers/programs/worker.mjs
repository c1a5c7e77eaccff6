import units from '@units/api/worker';
import { answers } from './use.mjs';

export default {
  fetch: (request) => (new URL(request.url).pathname === '/answers' ? Response.json(answers) : units.fetch(request)),
};
