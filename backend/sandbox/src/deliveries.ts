import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

const RETRY_MS = [1000, 5000, 30_000];
const DEADLINE_MS = 5000;

/** Posts JSON text once and resolves with the HTTP status; 0 without an answer within five seconds. */
export function post(
  url: string,
  text: string,
  extraHeaders: Record<string, string> = {},
): Promise<number> {
  const send = url.startsWith('https:') ? secure : plain;
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...extraHeaders,
    };
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const request = send(url, { method: 'POST', headers, agent: false, signal }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    request.once('error', () => resolve(0));
    request.end(text);
  });
}

interface Timers {
  after(ms: number, run: () => void): void;
  /** Cancels deliveries that have not run yet. */
  close(): void;
}
export function createTimers(): Timers {
  const timers = new Set<NodeJS.Timeout>();
  return {
    after(ms, run) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timer.unref();
      timers.add(timer);
    },
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

interface Notice {
  body: unknown;
  /** Headers computed from the sent text, for signatures. */
  headersOf?(text: string): Record<string, string>;
}
interface Deliveries {
  /** Sends to the partner after some milliseconds; `make` runs for every attempt. */
  send(make: () => Notice, afterMs: number): void;
  close(): void;
}

/** Notices to one address, retried until it answers 2xx. Without an address none is sent. */
export function createDeliveries(url: string | null): Deliveries {
  const timers = createTimers();
  const attempt = async (make: () => Notice, tries: number): Promise<void> => {
    if (url === null) return;
    const { body, headersOf } = make();
    const text = JSON.stringify(body);
    const status = await post(url, text, headersOf?.(text));
    const isTaken = status >= 200 && status < 300;
    const wait = RETRY_MS[tries];
    if (!isTaken && wait !== undefined) timers.after(wait, () => void attempt(make, tries + 1));
  };
  return {
    send: (make, afterMs) => timers.after(afterMs, () => void attempt(make, 0)),
    close: timers.close,
  };
}
