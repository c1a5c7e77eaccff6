import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { convertQuery, headersOf, kept, multiply, refusalOf, unitList } from './work.ts';

// The same service written by hand: Node's own server, without a framework and without checks that the answers do not
// need.

const units = Buffer.from(JSON.stringify(unitList));

const send = (response: ServerResponse, status: number, body: string | Buffer, cacheControl: string): void => {
  const headers = headersOf(cacheControl);
  headers['Content-Length'] = String(Buffer.byteLength(body));
  response.writeHead(status, headers);
  response.end(body);
};

const answer = (response: ServerResponse, make: () => object): void => {
  try {
    send(response, 200, JSON.stringify(make()), kept);
  } catch (error) {
    send(response, 400, JSON.stringify(refusalOf(error)), 'no-store');
  }
};

const readBody = (request: IncomingMessage, done: (body: string) => void): void => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => done(Buffer.concat(chunks).toString()));
};

const server = createServer((request, response) => {
  const url = request.url!;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path === '/convert') {
    const query = new URLSearchParams(url.slice(mark + 1));
    answer(response, () => convertQuery(query.get('value'), query.get('from'), query.get('to')));
  } else if (path === '/batch') {
    readBody(request, (body) => answer(response, () => multiply(JSON.parse(body).conversions)));
  } else if (path === '/units') {
    send(response, 200, units, kept);
  } else {
    send(response, 404, '{"error":"not found","code":"not-found"}', 'no-store');
  }
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('Listening'));
