import { createHmac, randomUUID } from 'node:crypto';
import { createDeliveries } from '../../deliveries';

/** Hex HMAC-SHA256, with the API key, of timestamp and token concatenated. */
export const signatureOf = (key: string, timestamp: number, token: string): string =>
  createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');

export interface Notices {
  /** Notifies the partner of an order's end; retried until the partner answers 2xx. */
  notify(partnerOrderId: string, status: 'completed' | 'failed', afterMs: number): void;
  close(): void;
}

export function createNotices(url: string | null, key: string): Notices {
  const deliveries = createDeliveries(url);
  const signed = (data: object) => {
    const timestamp = Math.floor(Date.now() / 1000);
    const token = randomUUID();
    return {
      body: {
        data,
        signature: { signature: signatureOf(key, timestamp, token), timestamp, token },
      },
    };
  };
  return {
    notify: (partner_order_id, status, afterMs) =>
      deliveries.send(() => signed({ partner_order_id, status }), afterMs),
    close: deliveries.close,
  };
}
