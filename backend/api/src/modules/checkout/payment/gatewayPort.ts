import type { Customer, PaymentMethod } from '@tiquete/contracts';

/** What the gateway's page is given to show. */
export interface PaymentRequest {
  reference: string;
  description: string;
  /** Whole pesos. */
  amount: number;
  /** Whole pesos of `amount` that are extras; none by default. */
  extras?: number;
  /** What it pays is booked: nothing is left to be confirmed before the money is taken. */
  isTakenAtOnce?: boolean;
  expiresAt: Date;
  /** What may be paid with; none named: whatever the gateway takes. */
  methods: readonly PaymentMethod[];
  returnUrl: string;
  ipAddress: string;
  userAgent: string;
  customer: Customer;
}
export interface Receipt {
  authorization: string;
  receipt: string;
  franchise: string;
  issuerName: string;
  paymentMethodName: string;
  internalReference: string;
}
export interface GatewayState {
  /** AUTHORIZED: the payer is done, and nothing is taken until `confirm`. */
  status: 'PENDING' | 'AUTHORIZED' | 'APPROVED' | 'REJECTED';
  /** While PENDING: the payer is done and a bank has yet to answer. */
  isProcessing?: boolean;
  reference: string;
  currency: string;
  /** Whole pesos that the session asks for. */
  amount: number;
  /** Whole pesos that were taken, also when the session as a whole was rejected. */
  captured: number;
  /** Whole pesos of `amount` that the payer's bank let them off, and whose discount that is, in the gateway's word. */
  discount?: { amount: number; bearer: string };
  /** The payer contests the charge at their bank: the money may be taken back. */
  isDisputed?: boolean;
  /** Whole pesos given back: at least and at most. A gateway that only says that something was refunded gives "between 1 and all"; nothing shown is no proof that nothing was given back. */
  refunded: { least: number; most: number };
  receipt: Receipt | null;
}
/** `unknown`: the call did not answer clearly, and the money may have gone back; `not-sent`: the call was never made. */
export type RefundOutcome =
  | { kind: 'done' }
  | { kind: 'not-sent' }
  | {
      kind: 'refused';
      reason: string;
      /** Nothing is left to give back. */ isAlreadyRefunded?: boolean;
      /** Worth asking again later, as before the banks have settled. */ mayWorkLater?: boolean;
    }
  | { kind: 'unknown' };
/** Of an authorised payment: `yes` also when it was done before, `no` when it cannot be done any more; `unknown` is asked again by `query`. */
export type SettleOutcome = { kind: 'yes' } | { kind: 'no'; reason: string } | { kind: 'unknown' };

/** A hosted payment page. Every call ends with its signal. */
export interface PaymentGateway {
  /** @throws SupplierError; then no page exists that anyone could pay on, because its address was never given out. */
  open(
    payment: PaymentRequest,
    signal: AbortSignal,
  ): Promise<{ requestId: string; processUrl: string }>;
  /** @throws SupplierError */
  query(requestId: string, signal: AbortSignal): Promise<GatewayState>;
  /** Gives `amount` back; `key` is the same at every attempt. */
  refund(
    payment: { requestId: string; amount: number; receipt: Receipt | null },
    amount: number,
    key: string,
    signal: AbortSignal,
  ): Promise<RefundOutcome>;
  /** Takes the money of an AUTHORIZED payment. Never throws. */
  confirm(
    payment: { requestId: string; receipt: Receipt | null },
    signal: AbortSignal,
  ): Promise<SettleOutcome>;
  /** Voids an AUTHORIZED payment: nothing is captured. Never throws. */
  cancelAuthorization(
    payment: { requestId: string; receipt: Receipt | null },
    signal: AbortSignal,
  ): Promise<SettleOutcome>;
  /** Closes the page of a PENDING payment, so that nothing can be paid there any more. `no` while a bank has yet to answer and once something was paid. Never throws. */
  cancelSession(requestId: string, signal: AbortSignal): Promise<SettleOutcome>;
  /** The session that a signed notification speaks of; null when it is malformed or not the gateway's. */
  verifyNotification(body: unknown): { requestId: string; signature: string } | null;
}
