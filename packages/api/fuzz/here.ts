import { createApp } from '../src/app.ts';
import { faultIn, type Judge } from './attack.ts';
import type { Attack } from './requests.ts';

/** The processor time that no request may exceed, in milliseconds. */
const longest = 40;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const address = 'http://localhost';

/** Returns undefined for a request that Node cannot make. Node allows no body with GET and no forbidden method. */
const requestOf = ({ method, path, headers, body }: Extract<Attack, { kind: 'request' }>): Request | undefined => {
  try {
    const isSent = body !== undefined && method !== 'GET' && method !== 'HEAD';
    return new Request(address + path, { method, headers, ...(isSent ? { body } : {}) });
  } catch {
    return undefined;
  }
};

/**
 * Returns a function that sends requests to the app in this process, one at a time, and returns the fault of the
 * answer, including too much processor time. Invalid web requests are skipped.
 */
export const attackHere = () => {
  const reported: unknown[] = [];
  const app = createApp({ report: (error) => reported.push(error) });
  const ask = async (request: Request) => {
    const before = processorTime();
    const response = await app.fetch(request);
    const isStream = response.headers.get('Content-Type') === 'text/event-stream';
    const text = isStream ? '' : await response.text();
    if (isStream) await response.body?.cancel();
    return { response, text, time: processorTime() - before };
  };
  return async (one: Attack, judge: Judge): Promise<string | undefined> => {
    const request = one.kind === 'request' ? requestOf(one) : undefined;
    if (one.kind !== 'request' || !request) return undefined;
    const { response, text, time } = await ask(request);
    const { status, headers } = response;
    if (reported.length > 0) return `a server error: ${String((reported[0] as Error).stack)}`;
    const type = headers.get('Content-Type') ?? '';
    // The garbage collector takes time too, so a slow request is repeated
    let least = time;
    for (let again = 0; least > longest && again < 5; again += 1)
      least = Math.min(least, (await ask(requestOf(one)!)).time);
    if (least > longest) return `${least.toFixed(1)} ms of the processor`;
    return faultIn(status, one.path, type, text) ?? judge(one, status, type, text);
  };
};
