import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { traceRequests } from '../src/node/observability/traces.ts';
import { dial, launch, main, serve } from './server.ts';

const registering = join(import.meta.dirname, 'register-traces.mjs');

describe('spans of requests', () => {
  const exporter = new InMemorySpanExporter();
  let url: string;
  beforeAll(() => new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register());
  beforeEach(async () => {
    exporter.reset();
    url = await serve({}, { observers: [traceRequests().observer] });
  });

  const nextSpan = () => vi.waitUntil(() => exporter.getFinishedSpans()[0]);

  const spanOf = async (path: string, init?: RequestInit) => {
    const before = Date.now();
    await (await fetch(url + path, init)).text();
    return { span: await nextSpan(), before };
  };

  it('are named by method and route, and have what the conventions name', async () => {
    const { span, before } = await spanOf('/convert?value=1&from=km&to=mi');
    expect(span.name).toBe('GET /convert');
    expect(span.kind).toBe(SpanKind.SERVER);
    expect(span.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/convert',
      'url.path': '/convert',
      'http.response.status_code': 200,
    });
    expect(span.status.code).toBe(SpanStatusCode.UNSET);
    expect(span.parentSpanContext).toBeUndefined();
    const began = span.startTime[0] * 1000 + span.startTime[1] / 1e6;
    expect(began).toBeGreaterThan(before - 100);
    expect(began + span.duration[1] / 1e6).toBeLessThan(Date.now() + 100);
  });

  it('belong to the trace of the request', async () => {
    const [trace, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const { span } = await spanOf('/units', {
      headers: { traceparent: `00-${trace}-${parent}-01`, tracestate: 'a=b' },
    });
    expect(span.spanContext().traceId).toBe(trace);
    expect(span.parentSpanContext?.spanId).toBe(parent);
    expect(span.spanContext().traceState?.get('a')).toBe('b');
  });

  it('report only the status of a refused request', async () => {
    const { span } = await spanOf('/convert?value=1&from=blorb&to=mi');
    expect(span.attributes['http.response.status_code']).toBe(400);
    expect(span.attributes).not.toHaveProperty('error.type');
    expect(span.status.code).toBe(SpanStatusCode.UNSET);
  });

  it('report that the caller left', async () => {
    const socket = dial(url);
    socket.end('POST /batch HTTP/1.1\r\nHost: x\r\nContent-Length: 40\r\n\r\n{');
    setTimeout(() => socket.destroy(), 50);
    const span = await nextSpan();
    expect(span.attributes['error.type']).toBe('aborted');
  });
});

describe('TRACES=on', () => {
  it('sends the spans that the SDK holds when the process stops', async () => {
    const { url, child, ended } = await launch({ TRACES: 'on', NODE_OPTIONS: `--import ${registering}` });
    const printed = text(child.stdout!);
    await (await fetch(url + '/bmi?weight=70&height=1.75')).text();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await printed).toContain("name: 'GET /bmi'");
  });

  it('is refused without an SDK', async () => {
    const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: '0', TRACES: 'on' }, stdio: 'pipe' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [problem, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(problem).toMatch(/^TRACES is "on", and no OpenTelemetry SDK is registered/);
    expect(code).toBe(1);
  });
});
