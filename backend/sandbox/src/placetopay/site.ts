/** The merchant as the gateway knows it. */
export interface Site {
  login: string;
  secret: string;
  /** Shown on the hosted page. */
  name: string;
  state: 'active' | 'inactive' | 'expired' | 'credentialsExpired';
  /** Gets one notification of every finished session; null sends none. */
  notificationUrl: string | null;
  /** Rejected attempts after which a session ends. */
  attempts: number;
  /** Milliseconds until a bank or a pending card answers. */
  settleMs: number;
  /** Sessions may ask to be confirmed by the merchant before anything is charged. */
  allowConfirmationFlow: boolean;
  /** Milliseconds that the merchant has to confirm. */
  confirmMs: number;
  /** Milliseconds until the banks have settled a charge; before, only all of it is given back. */
  partialAfterMs: number;
}
/** The sandbox's own; these live in the repository. */
export const PAYMENT_CREDENTIALS = {
  login: 'sandbox-placetopay-login',
  secret: 'sandbox-placetopay-secret',
};
