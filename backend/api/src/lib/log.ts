import pino, { type DestinationStream, type Logger } from 'pino';
import { errorCode, errorMessage } from './errorCode';
import { currentTraceId } from './tracing/trace';

const SENSITIVE =
  /password|cookie|authorization|token|secret|document|e-?mail|phone|whatsapp|rate_?key|card|birth/i;
const MASK = '[masked]';
const MAX_DEPTH = 6;

/** JSON lines, with the trace id of the work that logs. Values of sensitive names are masked at any depth. Errors show only type, message, code and stack. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      mixin: traceOf,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: maskRecord },
      serializers: { err: describeError },
    },
    destination ?? pino.destination(1),
  );
}

const traceOf = (): { traceId?: string } => {
  const traceId = currentTraceId();
  return traceId === undefined ? {} : { traceId };
};

const maskRecord = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, mask(name, value, 0)]));

function mask(name: string, value: unknown, depth: number): unknown {
  if (SENSITIVE.test(name)) return MASK;
  if (typeof value !== 'object' || value === null || 'stack' in value) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => mask('', item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mask(key, inner, depth + 1)]),
  );
}

// Drivers add the rows of a conflict to an error as further fields; these are left out.
function describeError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { name, stack, cause }: { name?: unknown; stack?: unknown; cause?: unknown } = error;
  const code = errorCode(error);
  return {
    type: name,
    message: errorMessage(error),
    ...(code && { code }),
    stack,
    ...(cause ? { cause: describeError(cause) } : {}),
  };
}
