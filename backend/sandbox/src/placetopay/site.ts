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
  /** Further merchants, who share everything else of it. */
  others: readonly Merchant[];
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
  /** Sessions show `refunded: true` for refunded payments. The vendor's pages contradict each other about that. */
  showsRefunds: boolean;
}
/** The sandbox's own; these live in the repository. */
export const PAYMENT_CREDENTIALS = {
  login: 'sandbox-placetopay-login',
  secret: 'sandbox-placetopay-secret',
};

/** A second one, for a brand that is paid at a site of its own. */
export const SECOND_MERCHANT: Merchant = {
  name: 'Andes & Mar',
  login: 'sandbox-andes-login',
  secret: 'sandbox-andes-secret',
};

/** Who a login belongs to; undefined: nobody. */
export const merchantOf = (site: Site, login: string): Merchant | undefined =>
  [site, ...site.others].find((one) => one.login === login);
