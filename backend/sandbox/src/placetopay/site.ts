export interface Merchant {
  login: string;
  secret: string;
  name: string;
}
/** Settings of the merchant at the gateway. */
export interface Site {
  login: string;
  secret: string;
  /** Name of the merchant on the hosted page. */
  name: string;
  /** Further merchants with the same other settings. */
  others: readonly Merchant[];
  state: 'active' | 'inactive' | 'expired' | 'credentialsExpired';
  /** Address that is notified once of every finished session; null sends no notifications. */
  notificationUrl: string | null;
  /** Number of rejected attempts after which a session ends. */
  attempts: number;
  /** Milliseconds until a bank or a pending card answers. */
  settleMs: number;
  /** True when sessions may require the merchant's confirmation before a charge. */
  allowConfirmationFlow: boolean;
  /** Milliseconds that the merchant has to confirm. */
  confirmMs: number;
  /** Milliseconds until the banks have settled a charge. Before that only full refunds are accepted. */
  partialAfterMs: number;
  /** True when sessions show `refunded: true` for refunded payments. The vendor's pages contradict each other about it. */
  showsRefunds: boolean;
}
/** Credentials of the sandbox, which are public. */
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

/** Merchant of a login; undefined for an unknown login. */
export const merchantOf = (site: Site, login: string): Merchant | undefined =>
  [site, ...site.others].find((one) => one.login === login);
