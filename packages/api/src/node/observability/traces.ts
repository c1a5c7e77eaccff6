import { isSpanContextValid, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { packageVersion } from '../package-version.ts';
import { StartError } from '../settings.ts';
import { pathOf, type Observer } from './observe.ts';

/** The spans of this process, one for each request. */
export interface Traces {
  readonly observer: Observer;
  /** Sends the spans that the SDK still holds. */
  readonly close: () => Promise<void>;
}

/** The methods of an SDK's provider, behind the one that the API gives. An SDK may have loaded another copy of the API, so nothing here asks for its classes. */
interface Provider {
  readonly getDelegate?: () => Provider;
  readonly forceFlush?: () => Promise<void>;
}

/**
 * Makes a span of each request by OpenTelemetry's conventions for HTTP servers. It belongs to the trace that the request's headers name, as far
 * as the registered propagator reads them. Queries and addresses are the callers' own: no span has them.
 *
 * @throws StartError if no SDK is registered: the spans would go nowhere.
 */
export const traceRequests = (): Traces => {
  const tracer = trace.getTracer('@units/api', packageVersion());
  // Without an SDK every span has the same invalid context. This one is never ended, and so never sent
  if (!isSpanContextValid(tracer.startSpan('start').spanContext()))
    throw new StartError(
      'TRACES is "on", and no OpenTelemetry SDK is registered: start Node with --import and a module that registers one, or leave TRACES out.',
    );
  const observer: Observer = ({ method, route, target, status, code, sent, headers, milliseconds }) => {
    const end = performance.now();
    // By the conventions, a request that was refused is not a fault of the server
    const isFault = status >= 500;
    const failure = isFault ? code : sent ? undefined : 'aborted';
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime: end - milliseconds,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'url.path': pathOf(target),
          'http.response.status_code': status,
          ...(failure === undefined ? {} : { 'error.type': failure }),
        },
      },
      propagation.extract(ROOT_CONTEXT, headers),
    );
    if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  };
  const provider = trace.getTracerProvider() as Provider;
  return { observer, close: async () => (provider.getDelegate?.() ?? provider).forceFlush?.() };
};
