import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { errorCode } from '../errorCode';
import type { Span, SpanAttributes, SpanOptions, SpanPosition, Tracer } from './tracer';

/** Call to an outside system. */
export interface NotedCall {
  name: string;
  method: string;
  /** Path without query, with `{id}` in place of ids. */
  path: string;
  ms: number;
  outcome: string;
}
export interface WorkOptions extends Omit<SpanOptions, 'kind'> {
  kind: 'server' | 'consumer';
  /** Missing for a worker's step. */
  requestId?: string;
  booking?: BookingOfWork;
}
export interface BookingOfWork {
  brand: string;
  id: string;
}
/** A request or a worker's step. All its log lines have its trace id. */
export interface Work {
  readonly name: string;
  readonly traceId: string;
  readonly requestId: string | null;
  /** First booking that it reads or changes. */
  readonly booking: BookingOfWork | null;
  /** Its calls to outside systems, at most the first `CALLS_MAX`. */
  readonly calls: readonly NotedCall[];
  /** Runs a function as this work. */
  run<Made>(part: () => Made): Made;
  /** Ends the span of the work. `problem` is the type of an error. */
  end(attributes?: SpanAttributes, problem?: string): void;
}

/** W3C Trace Context: version, trace id, id of the caller's span, flags. Versions after 00 may add fields. */
const TRACEPARENT =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const CALLS_MAX = 40;

interface Running {
  work: { traceId: string; booking: BookingOfWork | null; calls: NotedCall[] };
  span: Span | null;
}
const running = new AsyncLocalStorage<Running>();
let tracer: Tracer | null = null;

/** Sets the tracer of this process. Null: no spans. */
export const setTracer = (given: Tracer | null): void => void (tracer = given);

/** Position in a `traceparent` header; null when it is malformed. It is logged, so it has no other characters. */
export function readTraceparent(header: unknown): SpanPosition | null {
  const [, version, traceId, spanId, rest] =
    (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (!traceId || !spanId || (version === '00' && rest !== undefined)) return null;
  return { traceId, spanId };
}

/** Starts a request or a step. It continues the trace of `parent`, else it has a new one. */
export function startWork({ requestId, booking, ...options }: WorkOptions): Work {
  const span = tracer?.start(options) ?? null;
  const traceId = span?.traceId ?? options.parent?.traceId ?? randomUUID().replaceAll('-', '');
  const calls: NotedCall[] = [];
  const work = {
    name: options.name,
    traceId,
    requestId: requestId ?? null,
    booking: booking ?? null,
    calls,
    run: <Made>(part: () => Made): Made => running.run({ work, span }, part),
    end: (attributes?: SpanAttributes, problem?: string) => span?.end(attributes, problem),
  };
  return work;
}

/** True while spans of the current work are exported. */
export const isTraced = (): boolean => tracer !== null && !!running.getStore()?.span?.isSampled;

/**
 * Runs a part of the current work as a span of its own. Without a tracer, or in a trace that is not sampled, it only runs the part.
 */
export async function inSpan<Made>(
  name: string,
  attributes: SpanAttributes,
  part: () => Promise<Made>,
): Promise<Made> {
  const current = running.getStore();
  if (!tracer || !current?.span?.isSampled) return part();
  const span = tracer.start({ name, kind: 'client', attributes, parent: current.span });
  try {
    const made = await running.run({ work: current.work, span }, part);
    span.end();
    return made;
  } catch (error) {
    span.end({}, errorTypeOf(error));
    throw error;
  }
}

/** Type of an error, without its message. */
export const errorTypeOf = (error: unknown): string =>
  errorCode(error) || (error instanceof Error ? error.name : 'Error');

/** Trace id of the work that runs; undefined outside of any. */
export const currentTraceId = (): string | undefined => running.getStore()?.work.traceId;

/** `traceparent` with which later work continues the current trace; null outside of any. */
export function currentTraceparent(): string | null {
  const current = running.getStore();
  if (!current) return null;
  const { work, span } = current;
  return `00-${work.traceId}-${span?.spanId ?? randomBytes(8).toString('hex')}-${span?.isSampled ? '01' : '00'}`;
}

/** Says which booking the current work is about. The first one counts. */
export function noteBooking(booking: BookingOfWork): void {
  const current = running.getStore();
  if (current) current.work.booking ??= booking;
}

/** Adds a call to those of the current work. */
export function noteCall(call: NotedCall): void {
  const calls = running.getStore()?.work.calls;
  if (calls && calls.length < CALLS_MAX) calls.push(call);
}
