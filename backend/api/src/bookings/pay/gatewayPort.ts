import type { Customer, PaymentMethod } from '@tiquete/contracts';

/** Content of a payment page. */
export interface PaymentRequest {
  reference: string;
  description: string;
  /** Whole pesos. */
  amount: number;
  /** Part of `amount` that pays extras. Default: 0. */
  extras?: number;
  /** True when the money is captured at once, because the booking is already confirmed. */
  isTakenAtOnce?: boolean;
  expiresAt: Date;
  /** Payment methods to offer. Empty: all of the gateway's. */
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
  /** State of the session. AUTHORIZED: the payer has finished, and nothing is captured until `confirm`. */
  status: 'PENDING' | 'AUTHORIZED' | 'APPROVED' | 'REJECTED';
  /** True in a PENDING session when the payer has finished and a bank has yet to answer. */
  isProcessing?: boolean;
  reference: string;
  currency: string;
  /** Sum of the session in whole pesos. */
  amount: number;
  /** Captured sum in whole pesos. A rejected session may have one too. */
  captured: number;
  /** Part of `amount` that the payer's bank paid as a discount, and the bearer's name as the gateway states it. */
  discount?: { amount: number; bearer: string };
  /** True while the payer disputes the charge at their bank, which may take the money back. */
  isDisputed?: boolean;
  /**
   * Refunded sum in whole pesos, at least and at most. A gateway that only reports a refund without its sum gives 1 and all. It may
   * also not show a refund that was made.
   */
  refunded: { least: number; most: number };
  receipt: Receipt | null;
}
/**
 * Outcome of a refund. `unknown`: no clear answer, so the money may have been refunded. `not-sent`: the call was never made.
 */
export type RefundOutcome =
  | { kind: 'done' }
  | { kind: 'not-sent' }
  | {
      kind: 'refused';
      reason: string;
      /** True when the whole payment is already refunded. */ isAlreadyRefunded?: boolean;
      /** True when a later attempt may succeed, after the banks have settled the payment. */ mayWorkLater?: boolean;
    }
  | { kind: 'unknown' };
/**
 * Outcome of capturing, voiding or closing a payment. `yes`: it is done, now or before. `no`: it can no longer be done.
 * After `unknown`, `query` returns the state.
 */
export type SettleOutcome = { kind: 'yes' } | { kind: 'no'; reason: string } | { kind: 'unknown' };

/** A gateway with hosted payment pages. Every call aborts with its signal. */
export interface PaymentGateway {
  /** Opens a page. @throws SupplierError; a page that exists nevertheless cannot be paid, because its address is lost */
  open(
    payment: PaymentRequest,
    signal: AbortSignal,
  ): Promise<{ requestId: string; processUrl: string }>;
  /** Reads the state of a session. @throws SupplierError */
  query(requestId: string, signal: AbortSignal): Promise<GatewayState>;
  /** Refunds `amount`, in whole pesos. `key` is the same at every attempt. */
  refund(
    payment: { requestId: string; amount: number; receipt: Receipt | null },
    amount: number,
    key: string,
    signal: AbortSignal,
  ): Promise<RefundOutcome>;
  /** Captures an AUTHORIZED payment. Never throws. */
  confirm(
    payment: { requestId: string; receipt: Receipt | null },
    signal: AbortSignal,
  ): Promise<SettleOutcome>;
  /** Voids an AUTHORIZED payment: nothing is captured. Never throws. */
  cancelAuthorization(
    payment: { requestId: string; receipt: Receipt | null },
    signal: AbortSignal,
  ): Promise<SettleOutcome>;
  /** Closes the page of a PENDING payment. `no` while a bank has yet to answer, and once something was paid. Never throws. */
  cancelSession(requestId: string, signal: AbortSignal): Promise<SettleOutcome>;
  /** Returns the session of a signed notification. Null: it is malformed, or the gateway did not sign it. */
  verifyNotification(body: unknown): { requestId: string; signature: string } | null;
}
