import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { convertQuery, headersOf, kept, multiply, refusalOf, unitList } from './work.ts';

// The same service on Hono, as Hono's documentation suggests.

const app = new Hono();
const units = Buffer.from(JSON.stringify(unitList));

app.get('/convert', (c) => {
  const query = new URL(c.req.url).searchParams;
  try {
    return c.json(convertQuery(query.get('value'), query.get('from'), query.get('to')), 200, headersOf(kept));
  } catch (error) {
    return c.json(refusalOf(error), 400, headersOf('no-store'));
  }
});
app.post('/batch', async (c) => c.json(multiply((await c.req.json()).conversions), 200, headersOf(kept)));
app.get('/units', (c) => c.body(units, 200, headersOf(kept)));

serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' }, () => console.log('Listening'));
