import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

const DEADLINE_MS = 5000;

/** Posts JSON once. Resolves with the HTTP status, or with 0 when there is no answer within five seconds. */
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

export function createTimers() {
  const timers = new Set<NodeJS.Timeout>();
  return {
    after(ms: number, run: () => void): void {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timer.unref();
      timers.add(timer);
    },
    /** Cancels the deliveries that are still scheduled. */
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
