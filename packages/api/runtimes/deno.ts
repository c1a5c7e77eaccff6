// The service on Deno: `deno run --allow-net --allow-env --node-modules-dir=manual runtimes/deno.ts`.
import worker from '../src/worker.ts';

interface Address {
  readonly port: number;
}
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(options: object, handler: (request: Request) => Response | Promise<Response>): unknown;
};

Deno.serve(
  {
    hostname: '127.0.0.1',
    port: Number(Deno.env.get('PORT') ?? 8000),
    onListen: ({ port }: Address) => console.log(`Listening on http://127.0.0.1:${port}`),
  },
  (request) => worker.fetch(request),
);
