import { createHttp, type HttpCall } from '../../lib/http/createHttp';
import { SupplierError } from '../../lib/http/supplierError';
import { wasNotSent } from '../../lib/http/wasNotSent';
import type {
  PaymentGateway,
  Receipt,
  RefundOutcome,
  SettleOutcome,
} from '../../modules/checkout/ports';
import { createAuth } from './auth';
import { isGatewayPage } from './isGatewayPage';
import { fromSession, toAmount, toSessionRequest } from './mapping';
import { verifyNotification } from './signature';
import { actedSchema, openedSchema, refusalSchema, sessionSchema } from './wire';

export interface PlacetopayOptions {
  baseUrl: string;
  login: string;
  secretKey: string;
  /** Origin of the pages that travellers are sent to; those of the vendor's domain are taken, too, when the api stands there. */
  pageOrigin: string;
  /** The site has `allowConfirmationFlow`: nothing is taken before the supplier has booked. */
  confirmation?: boolean;
  clock: () => Date;
  onCall?: (call: HttpCall) => void;
}
const NAME = 'placetopay';
const UNAUTHORIZED = 401;
/** No call takes longer, whatever its caller allows. */
const LONGEST_MS = 45_000;
/** Their message for a transaction that was refunded whole. */
const GIVEN_BACK = /already refunded|ya ha sido reembolsad/i;

const isRefusal = (error: unknown): error is SupplierError =>
  error instanceof SupplierError && error.kind === 'rejected';
/** Their own message where there is one; it has no personal data. */
function messageOf(error: SupplierError): string {
  const reported = refusalSchema.safeParse(error.refusal?.body);
  return reported.success ? reported.data.status.message : error.message;
}

/** PlacetoPay Checkout, `POST /api/session`, `/api/session/{requestId}` and `/api/transaction`; see README.md. */
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
  /** A nonce or seed that they do not take (a clock that is off, a nonce seen before) did nothing: sent once more, signed anew. */
  const post = async (path: string, body: object, signal: AbortSignal) => {
    try {
      return await send(path, body, signal);
    } catch (error) {
      if (!isRefusal(error) || error.refusal?.status !== UNAUTHORIZED) throw error;
      return send(path, body, signal);
    }
  };

  /** Their status of the action; undefined when the answer was not clear. @throws SupplierError */
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
      // A traveller types a card there: never follow the answer to an origin that is neither configured nor the vendor's.
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
    // They take no key of ours: a transaction that was given back whole is refused a second time, which is our guard.
    async refund(payment, amount, _key, signal): Promise<RefundOutcome> {
      const isPart = amount < payment.amount;
      try {
        const word = await act(
          'reverse',
          payment.receipt,
          signal,
          isPart ? toAmount(amount) : undefined,
        );
        if (word === 'APPROVED') return { kind: 'done' };
        return word === 'REJECTED' || word === 'FAILED'
          ? { kind: 'refused', reason: word, mayWorkLater: isPart }
          : { kind: 'unknown' };
      } catch (error) {
        if (!isRefusal(error)) return { kind: wasNotSent(error) ? 'not-sent' : 'unknown' };
        const reason = messageOf(error);
        const isAlreadyRefunded = GIVEN_BACK.test(reason);
        // A part is refused until the banks have settled the whole, a day or two later.
        return {
          kind: 'refused',
          reason,
          isAlreadyRefunded,
          mayWorkLater: isPart && !isAlreadyRefunded,
        };
      }
    },
    confirm: ({ receipt }, signal) => settle('confirm', 'APPROVED', receipt, signal),
    // What was cancelled is a rejected transaction.
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
