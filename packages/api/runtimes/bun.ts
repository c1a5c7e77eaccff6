// The service on Bun: `bun runtimes/bun.ts`.
import worker from '../src/worker.ts';

declare const Bun: { serve(options: object): { readonly port: number } };

const { port } = Bun.serve({
  hostname: '127.0.0.1',
  port: Number(process.env['PORT'] ?? 8000),
  // The service has a lower limit; this one makes Bun stop reading.
  maxRequestBodySize: 1024 * 1024,
  fetch: (request: Request) => worker.fetch(request),
});
console.log(`Listening on http://127.0.0.1:${port}`);
