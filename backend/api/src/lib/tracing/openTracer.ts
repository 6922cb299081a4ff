import type { Span as ApiSpan, SpanKind } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import { errorMessage } from '../errorCode';
import type { Span, SpanOptions, Tracer } from './tracer';

export interface TracerOptions {
  /** Address to which spans are posted, with its path. */
  url: string;
  headers: Record<string, string>;
  /** Share of the traces that are exported, from 0 to 1. */
  share: number;
  service: string;
  /** Attributes of every span of this process. */
  resource: Record<string, string>;
}
export interface OpenedTracer extends Tracer {
  /** Sends the spans that still wait, at most for EXPORT_MS. */
  close(): Promise<void>;
}
const EXPORT_MS = 5000;
/** Spans that wait for the next batch. Further ones are dropped. */
const WAITING_MAX = 4096;

/**
 * Loads OpenTelemetry and exports spans by OTLP over HTTP. All spans of a trace are exported or none, in every process, because its id
 * decides. The caller's own flag does not count: a stranger could have every call recorded.
 */
export async function openTracer(
  { url, headers, share, service, resource }: TracerOptions,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<OpenedTracer> {
  // The packages are loaded here, so that a process without an exporter does not have them.
  const [api, { OTLPTraceExporter }, sdk, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
  ]);
  const report = (problem: string) => log.warn({ problem }, 'traces are not exported');
  const ignore = () => undefined;
  api.diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    api.DiagLogLevel.ERROR,
  );
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, ...resource }),
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new sdk.BatchSpanProcessor(
        new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_MS }),
        { maxQueueSize: WAITING_MAX, exportTimeoutMillis: EXPORT_MS },
      ),
    ],
  });
  const tracer = provider.getTracer('tiquete');
  const kinds: Record<SpanOptions['kind'], SpanKind> = {
    server: api.SpanKind.SERVER,
    consumer: api.SpanKind.CONSUMER,
    client: api.SpanKind.CLIENT,
  };
  return {
    start({ name, kind, attributes = {}, parent }) {
      const context = parent
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parent, traceFlags: 0, isRemote: true })
        : api.ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
      return toSpan(span, api.SpanStatusCode.ERROR);
    },
    close: () => provider.shutdown().catch((error: unknown) => report(errorMessage(error))),
  };
}

function toSpan(span: ApiSpan, failed: number): Span {
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    spanId,
    isSampled: span.isRecording(),
    end(attributes = {}, problem) {
      span.setAttributes(attributes);
      if (problem !== undefined) {
        span.setAttribute('error.type', problem);
        span.setStatus({ code: failed });
      }
      span.end();
    },
  };
}
