import { createHttp, type HttpCall } from '../../lib/http/createHttp';
import { SupplierError } from '../../lib/http/supplierError';
import type { PaymentGateway, RefundOutcome } from '../../modules/checkout/ports';
import { createAuth } from './auth';
import { fromSession, toSessionRequest } from './mapping';
import { verifyNotification } from './signature';
import { openedSchema, refundedSchema, sessionSchema } from './wire';

export interface PlacetopayOptions {
  baseUrl: string;
  login: string;
  secretKey: string;
  /** Origin of the pages that travellers are sent to. */
  pageOrigin: string;
  clock: () => Date;
  onCall?: (call: HttpCall) => void;
}
const NAME = 'placetopay';
/** No call takes longer, whatever its caller allows. */
const LONGEST_MS = 45_000;

/** PlacetoPay Checkout, `POST /api/session`, `/api/session/{requestId}` and `/api/transaction`; see README.md. */
export function createPlacetopay({ baseUrl, login, secretKey, pageOrigin, clock, onCall }: PlacetopayOptions): PaymentGateway & { close(): Promise<void> } {
  const http = createHttp({ name: NAME, baseUrl, timeoutMs: LONGEST_MS, onCall });
  const post = (path: string, body: object, signal: AbortSignal) => http.post(path, { auth: createAuth(login, secretKey, clock()), ...body }, { signal });

  return {
    async open(payment, signal) {
      const answer = openedSchema.safeParse(await post('/api/session', toSessionRequest(payment), signal));
      if (!answer.success) throw new SupplierError(NAME, 'malformed', answer.error);
      const { status, requestId, processUrl } = answer.data;
      if (status.status !== 'OK') throw new SupplierError(NAME, 'rejected', new Error(status.status));
      // A traveller types a card there: never follow the answer to an origin that we were not told of.
      if (new URL(processUrl).origin !== pageOrigin) throw new SupplierError(NAME, 'malformed', new Error('page of another origin'));
      return { requestId: String(requestId), processUrl };
    },
    async query(requestId, signal) {
      const answer = sessionSchema.safeParse(await post(`/api/session/${encodeURIComponent(requestId)}`, {}, signal));
      if (!answer.success) throw new SupplierError(NAME, 'malformed', answer.error);
      if (String(answer.data.requestId) !== requestId) throw new SupplierError(NAME, 'malformed', new Error('another session'));
      try {
        return fromSession(answer.data);
      } catch (error) {
        throw new SupplierError(NAME, 'malformed', error);
      }
    },
    // They take no key of ours: a transaction that was given back whole is refused a second time, which is our guard.
    async refund(payment, amount, _key, signal): Promise<RefundOutcome> {
      const internalReference = payment.receipt?.internalReference ?? '';
      if (internalReference === '') return { kind: 'refused', reason: 'no transaction is known' };
      if (amount !== payment.amount) return { kind: 'refused', reason: 'only whole payments are given back' };
      try {
        const reference = /^\d{1,15}$/.test(internalReference) ? Number(internalReference) : internalReference;
        const answer = refundedSchema.safeParse(await post('/api/transaction', { internalReference: reference, action: 'reverse' }, signal));
        if (!answer.success) return { kind: 'unknown' };
        const { status } = answer.data.status;
        if (status === 'APPROVED') return { kind: 'done' };
        return status === 'REJECTED' || status === 'FAILED' ? { kind: 'refused', reason: status } : { kind: 'unknown' };
      } catch (error) {
        return error instanceof SupplierError && error.kind === 'rejected' ? { kind: 'refused', reason: error.message } : { kind: 'unknown' };
      }
    },
    verifyNotification: (body) => verifyNotification(body, secretKey),
    close: () => http.close(),
  };
}
