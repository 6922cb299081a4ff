import { createHmac, randomUUID } from 'node:crypto';
import { postJson } from '../postJson';

const RETRY_MS = [1000, 5000, 30_000];
const TIMEOUT_MS = 5000;

/** Hex HMAC-SHA256, under the API key, of timestamp and token one after the other. */
export const signatureOf = (key: string, timestamp: number, token: string): string => createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');

export interface Notices {
  /** Tells the partner that an order came to an end; tries again while the partner does not answer 2xx. */
  tell(partnerOrderId: string, status: 'completed' | 'failed', afterMs: number): void;
  close(): void;
}

export function createNotices(url: string | null, key: string): Notices {
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timer.unref();
    timers.add(timer);
  };
  const send = async (data: object, attempt: number): Promise<void> => {
    if (url === null) return;
    const timestamp = Math.floor(Date.now() / 1000);
    const token = randomUUID();
    const body = { data, signature: { signature: signatureOf(key, timestamp, token), timestamp, token } };
    const isTaken = await postJson(url, body, TIMEOUT_MS).then((status) => status >= 200 && status < 300, () => false);
    const wait = RETRY_MS[attempt];
    if (!isTaken && wait !== undefined) later(wait, () => void send(data, attempt + 1));
  };
  return {
    tell: (partner_order_id, status, afterMs) => later(afterMs, () => void send({ partner_order_id, status }, 0)),
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
