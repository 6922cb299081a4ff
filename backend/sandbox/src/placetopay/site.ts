export interface Merchant {
  login: string;
  secret: string;
  name: string;
}
/** The merchant as the gateway knows it. */
export interface Site {
  login: string;
  secret: string;
  /** Shown on the hosted page. */
  name: string;
  /** Further merchants. They share all other settings. */
  others: readonly Merchant[];
  state: 'active' | 'inactive' | 'expired' | 'credentialsExpired';
  /** Address for one notification of every finished session; null sends none. */
  notificationUrl: string | null;
  /** Rejected attempts after which a session ends. */
  attempts: number;
  /** Milliseconds until a bank or a pending card answers. */
  settleMs: number;
  /** Sessions may require the merchant's confirmation before a charge. */
  allowConfirmationFlow: boolean;
  /** Milliseconds that the merchant has to confirm. */
  confirmMs: number;
  /** Milliseconds until the banks have settled a charge; before that only full refunds are possible. */
  partialAfterMs: number;
  /** Sessions show `refunded: true` for refunded payments. The vendor's pages contradict each other about that. */
  showsRefunds: boolean;
}
/** The sandbox's own credentials, which are in the repository. */
export const PAYMENT_CREDENTIALS = {
  login: 'sandbox-placetopay-login',
  secret: 'sandbox-placetopay-secret',
};

/** A second merchant, for a brand with its own site. */
export const SECOND_MERCHANT: Merchant = {
  name: 'Andes & Mar',
  login: 'sandbox-andes-login',
  secret: 'sandbox-andes-secret',
};

/** Merchant of a login; undefined for an unknown one. */
export const merchantOf = (site: Site, login: string): Merchant | undefined =>
  [site, ...site.others].find((one) => one.login === login);
