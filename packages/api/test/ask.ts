import { createApp } from '../src/app.ts';

const app = createApp();

/** An answer of the service, with its JSON body parsed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: any;
}

/** Sends a request to the service, without site and widget. */
export const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
  const response = await app.request(path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
};

/** Sends a request with these query parameters, escaped. */
export const query = (path: string, parameters: Readonly<Record<string, string>>): Promise<Answer> =>
  ask(`${path}?${new URLSearchParams(parameters)}`);

/** Posts a batch. An object is sent as JSON, text and bytes unchanged. */
export const batch = (
  body: object | string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  ask('/batch', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  });

/** A valid conversion for a batch. */
export const convertible = { value: 1, from: 'mile', to: 'km' } as const;
