import { postText } from './postJson';

const RETRY_MS = [1000, 5000, 30_000];
const TIMEOUT_MS = 5000;

interface Notice {
  body: unknown;
  /** Of the text that is sent, for signatures. */
  headersOf?(text: string): Record<string, string>;
}
interface Deliveries {
  /** Sends to the partner, after some milliseconds; `make` runs for every try. */
  send(make: () => Notice, afterMs: number): void;
  close(): void;
}

/** Notices to one address, tried again while it does not answer 2xx. No address, no notices. */
export function createDeliveries(url: string | null): Deliveries {
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timer.unref();
    timers.add(timer);
  };
  const attempt = async (make: () => Notice, tries: number): Promise<void> => {
    if (url === null) return;
    const { body, headersOf } = make();
    const text = JSON.stringify(body);
    const isTaken = await postText(url, text, TIMEOUT_MS, headersOf?.(text)).then(
      (status) => status >= 200 && status < 300,
      () => false,
    );
    const wait = RETRY_MS[tries];
    if (!isTaken && wait !== undefined) later(wait, () => void attempt(make, tries + 1));
  };
  return {
    send: (make, afterMs) => later(afterMs, () => void attempt(make, 0)),
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
