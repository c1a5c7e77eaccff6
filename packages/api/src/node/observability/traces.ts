import { isSpanContextValid, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { packageVersion } from '../package-version.ts';
import { StartError } from '../settings.ts';
import { pathOf, type Observer } from './observe.ts';

/** The spans of this process, one for each request. */
export interface Traces {
  readonly observer: Observer;
  /** Sends the spans that the SDK has buffered. */
  readonly close: () => Promise<void>;
}

/**
 * The methods of an SDK's provider behind the API's provider. An SDK may have loaded another copy of the API, so its
 * classes are not compared.
 */
interface Provider {
  readonly getDelegate?: () => Provider;
  readonly forceFlush?: () => Promise<void>;
}

/**
 * Records a span for each request, by OpenTelemetry's conventions for HTTP servers. The registered propagator reads the
 * parent trace from the request's headers. Queries and addresses are private, so no span contains them.
 *
 * @throws StartError if no SDK is registered, because the spans would be lost.
 */
export const traceRequests = (): Traces => {
  const tracer = trace.getTracer('@units/api', packageVersion());
  // Without an SDK every span has the same invalid context. This span is never ended, and so never sent
  if (!isSpanContextValid(tracer.startSpan('start').spanContext()))
    throw new StartError(
      'TRACES is "on", and no OpenTelemetry SDK is registered: start Node with --import and a module that registers one, or leave TRACES out.',
    );
  const observer: Observer = ({ method, route, target, status, code, sent, headers, milliseconds }) => {
    const end = performance.now();
    // By the conventions, a refused request is not an error of the server
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
