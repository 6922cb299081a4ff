import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** W3C Trace Context: version, trace id, id of the caller's span, flags. Versions after 00 may add fields. */
const TRACEPARENT =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

const running = new AsyncLocalStorage<string>();

/** A new random trace id: 32 hexadecimal digits. */
export const newTraceId = (): string => randomUUID().replaceAll('-', '');

/** The trace id of a `traceparent` header; null when it is malformed. It is logged, so it has no other characters. */
export function readTraceId(header: unknown): string | null {
  const [, version, traceId = '', rest] =
    (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  return !traceId || (version === '00' && rest !== undefined) ? null : traceId;
}

/** Runs work whose log lines, and those of the calls that it makes, have the trace id. */
export const inTrace = <Made>(traceId: string, work: () => Made): Made =>
  running.run(traceId, work);

/** Trace id of the work that runs; undefined outside of any. */
export const currentTraceId = (): string | undefined => running.getStore();
