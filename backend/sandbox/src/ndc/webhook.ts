import { createHmac } from 'node:crypto';
import { createDeliveries } from '../deliveries';
import { idOf } from './ids';

type EventType =
  'order.created' | 'order.creation_failed' | 'order.airline_initiated_change_detected';
/** Hex HMAC-SHA256, with the webhook's secret, of timestamp, a full stop and the raw body. */
export const signatureOf = (secret: string, timestamp: number, text: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');

export interface Events {
  /** `subject` identifies an event, also when it is repeated. */
  send(type: EventType, subject: string, object: object, afterMs: number): void;
  close(): void;
}

export function createEvents(url: string | null, secret: string, newKey: () => string): Events {
  const deliveries = createDeliveries(url);
  const headersOf = (text: string) => {
    const timestamp = Math.floor(Date.now() / 1000);
    return { 'x-duffel-signature': `t=${timestamp},v2=${signatureOf(secret, timestamp, text)}` };
  };
  return {
    send(type, subject, object, afterMs) {
      const event = {
        id: idOf('wev', newKey()),
        api_version: 'v2',
        type,
        data: { object },
        live_mode: false,
        idempotency_key: subject,
        identity_organisation_id: 'org_0000sandbox',
      };
      deliveries.send(
        () => ({ body: { ...event, created_at: new Date().toISOString() }, headersOf }),
        afterMs,
      );
    },
    close: deliveries.close,
  };
}
