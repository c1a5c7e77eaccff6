// The service on Bun: `bun runtimes/bun.ts`.
import worker from '../src/worker.ts';

declare const Bun: { serve(options: object): { readonly port: number } };

const { port } = Bun.serve({
  hostname: '127.0.0.1',
  port: Number(process.env['PORT'] ?? 8000),
  // The limit of the service is lower; this one keeps Bun from reading on.
  maxRequestBodySize: 1024 * 1024,
  fetch: (request: Request) => worker.fetch(request),
});
console.log(`Listening on http://127.0.0.1:${port}`);
