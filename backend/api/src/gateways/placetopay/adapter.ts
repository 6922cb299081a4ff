import { createHttp, type HttpCall } from '../../lib/http-client/createHttp';
import { SupplierError } from '../../lib/http-client/supplierError';
import { wasNotSent } from '../../lib/http-client/guard';
import type { PaymentGateway, Receipt, RefundOutcome, SettleOutcome } from '../../bookings/ports';
import { createAuth, verifyNotification } from './signature';
import { isGatewayPage } from './isGatewayPage';
import { fromSession, toGatewayAmount, toSessionRequest } from './mapping';
import { actedSchema, openedSchema, gatewayRefusalSchema, sessionSchema } from './wire';

export interface PlacetopayOptions {
  baseUrl: string;
  login: string;
  secretKey: string;
  /** Configured origin of the payment pages. Pages on the vendor's domain are also accepted when the api is on that domain. */
  pageOrigin: string;
  /**
   * True when the merchant's site has `allowConfirmationFlow`: payments are only authorised, and captured after the
   * supplier's booking.
   */
  confirmation?: boolean;
  clock: () => Date;
  onCall?: (call: HttpCall) => void;
}
const NAME = 'placetopay';
const UNAUTHORIZED = 401;
/** Upper limit for every call's timeout in milliseconds. */
const LONGEST_MS = 45_000;
/** The vendor's message for a transaction that was fully refunded. */
const GIVEN_BACK = /already refunded|ya ha sido reembolsad/i;

const isRefusal = (error: unknown): error is SupplierError =>
  error instanceof SupplierError && error.kind === 'rejected';
/** The vendor's own message, if any. It contains no personal data. */
function messageOf(error: SupplierError): string {
  const reported = gatewayRefusalSchema.safeParse(error.refusal?.body);
  return reported.success ? reported.data.status.message : error.message;
}

/**
 * Adapter for PlacetoPay Checkout: `POST /api/session`, `/api/session/{requestId}` and `/api/transaction`. See README.md.
 */
export function createPlacetopay({
  baseUrl,
  login,
  secretKey,
  pageOrigin,
  confirmation = false,
  clock,
  onCall,
}: PlacetopayOptions): PaymentGateway & { close(): Promise<void> } {
  const http = createHttp({ name: NAME, baseUrl, timeoutMs: LONGEST_MS, onCall });
  const send = (path: string, body: object, signal: AbortSignal) =>
    http.post(path, { auth: createAuth(login, secretKey, clock()), ...body }, { signal });
  /**
   * Sends a request. When the vendor rejects its nonce or seed (a clock that is off, a repeated nonce), the request had no
   * effect and is sent once more with a new signature.
   */
  const post = async (path: string, body: object, signal: AbortSignal) => {
    try {
      return await send(path, body, signal);
    } catch (error) {
      if (!isRefusal(error) || error.refusal?.status !== UNAUTHORIZED) throw error;
      return send(path, body, signal);
    }
  };

  /** Status of the action; undefined when the answer was unclear. @throws SupplierError */
  const act = async (
    action: 'reverse' | 'confirm' | 'cancel',
    receipt: Receipt | null,
    signal: AbortSignal,
    amount?: object,
  ): Promise<string | undefined> => {
    const internalReference = receipt?.internalReference ?? '';
    if (internalReference === '')
      throw new SupplierError(NAME, 'rejected', new Error('no transaction is known'));
    const reference = /^\d{1,15}$/.test(internalReference)
      ? Number(internalReference)
      : internalReference;
    const answer = actedSchema.safeParse(
      await post(
        '/api/transaction',
        { internalReference: reference, action, ...(amount && { amount }) },
        signal,
      ),
    );
    return answer.success ? answer.data.status.status : undefined;
  };
  const settle = async (
    action: 'confirm' | 'cancel',
    done: string,
    receipt: Receipt | null,
    signal: AbortSignal,
  ): Promise<SettleOutcome> => {
    try {
      const word = await act(action, receipt, signal);
      if (word === done) return { kind: 'yes' };
      return word === 'APPROVED' || word === 'REJECTED' || word === 'FAILED'
        ? { kind: 'no', reason: word }
        : { kind: 'unknown' };
    } catch (error) {
      return isRefusal(error) ? { kind: 'no', reason: messageOf(error) } : { kind: 'unknown' };
    }
  };

  return {
    async open(payment, signal) {
      const answer = openedSchema.safeParse(
        await post(
          '/api/session',
          toSessionRequest(payment, confirmation && payment.isTakenAtOnce !== true),
          signal,
        ),
      );
      if (!answer.success) throw new SupplierError(NAME, 'malformed', answer.error);
      const { status, requestId, processUrl } = answer.data;
      if (status.status !== 'OK')
        throw new SupplierError(NAME, 'rejected', new Error(status.status));
      // Travellers enter card data on this page, so its origin must be the configured one or the vendor's.
      if (!isGatewayPage(processUrl, { baseUrl, pageOrigin }))
        throw new SupplierError(NAME, 'malformed', new Error('page of another origin'));
      return { requestId: String(requestId), processUrl };
    },
    async query(requestId, signal) {
      const answer = sessionSchema.safeParse(
        await post(`/api/session/${encodeURIComponent(requestId)}`, {}, signal),
      );
      if (!answer.success) throw new SupplierError(NAME, 'malformed', answer.error);
      if (String(answer.data.requestId) !== requestId)
        throw new SupplierError(NAME, 'malformed', new Error('another session'));
      try {
        return fromSession(answer.data);
      } catch (error) {
        throw new SupplierError(NAME, 'malformed', error);
      }
    },
    // The vendor accepts no idempotency key. It rejects a second refund of a fully refunded transaction, which protects us.
    async refund(payment, amount, _key, signal): Promise<RefundOutcome> {
      const isPart = amount < payment.amount;
      try {
        const word = await act(
          'reverse',
          payment.receipt,
          signal,
          isPart ? toGatewayAmount(amount) : undefined,
        );
        if (word === 'APPROVED') return { kind: 'done' };
        return word === 'REJECTED' || word === 'FAILED'
          ? { kind: 'refused', reason: word, mayWorkLater: isPart }
          : { kind: 'unknown' };
      } catch (error) {
        if (!isRefusal(error)) return { kind: wasNotSent(error) ? 'not-sent' : 'unknown' };
        const reason = messageOf(error);
        const isAlreadyRefunded = GIVEN_BACK.test(reason);
        // The vendor rejects partial refunds until the banks have settled the payment, a day or two later.
        return {
          kind: 'refused',
          reason,
          isAlreadyRefunded,
          mayWorkLater: isPart && !isAlreadyRefunded,
        };
      }
    },
    confirm: ({ receipt }, signal) => settle('confirm', 'APPROVED', receipt, signal),
    // The vendor reports a cancelled authorisation as a rejected transaction.
    cancelAuthorization: ({ receipt }, signal) => settle('cancel', 'REJECTED', receipt, signal),
    async cancelSession(requestId, signal) {
      try {
        const path = `/api/session/${encodeURIComponent(requestId)}/cancel`;
        const answer = actedSchema.safeParse(await post(path, {}, signal));
        if (!answer.success) return { kind: 'unknown' };
        const { status } = answer.data.status;
        if (status === 'OK') return { kind: 'yes' };
        return status === 'FAILED' ? { kind: 'no', reason: status } : { kind: 'unknown' };
      } catch (error) {
        return isRefusal(error) ? { kind: 'no', reason: messageOf(error) } : { kind: 'unknown' };
      }
    },
    verifyNotification: (body) => verifyNotification(body, secretKey),
    close: () => http.close(),
  };
}
