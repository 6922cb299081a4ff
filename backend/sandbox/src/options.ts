import type { Latency } from './control/latency';
import type { CallLimits } from './control/limits';
import type { GdsCredentials } from './amadeus/auth';
import type { DoCredentials } from './dohotels/auth';
import type { Credentials } from './hotelbeds/auth';
import type { TkCredentials } from './tk/auth';
import { PAYMENT_CREDENTIALS, SECOND_MERCHANT, type Site } from './placetopay/site';

export interface SandboxOptions {
  /** Address to listen on. Default: this machine only. */
  host?: string;
  /** Port of the suppliers. Default: 0, which selects a free one. */
  port?: number;
  credentials?: Credentials;
  /** Credentials of the second hotel supplier. */
  doCredentials?: DoCredentials;
  /** Milliseconds from an order at the second hotel supplier to its final status. Default: 0, at once. */
  doConfirmMs?: number;
  /** Credentials of the GDS. */
  gdsCredentials?: GdsCredentials;
  /** Milliseconds from ordering tickets at the GDS to their issue. Default: 0, at once. */
  gdsTicketMs?: number;
  /** Bearer token of the aggregator of flights. */
  ndcToken?: string;
  /** Milliseconds from the payment at the aggregator to the tickets. Default: 0, at once. */
  ndcTicketMs?: number;
  /** Credentials of the supplier of assistance. */
  tkCredentials?: TkCredentials;
  /** Port of the payment gateway and its page. Default: 0, which selects a free one. */
  paymentsPort?: number;
  /** Settings of the merchant at the gateway. */
  site?: Partial<Site>;
  /** Delay of availability answers. Other calls are answered at once. Default: none. */
  latency?: Latency;
  /** Folder that stores bookings and payments. Default: null, which stores them in memory only. */
  stateDir?: string | null;
  now?: () => Date;
  /** Seed of the random draws of staged faults. */
  seed?: string;
  /** Requests per second above which 429 is answered. 0: no limit. */
  perSecond?: number;
  /** Total number of requests above which 403 is answered. 0: no limit. */
  quota?: number;
  /** Rate limits that the stand-ins enforce, from the vendors' pages. Default: none. */
  limits?: CallLimits;
  /** True when prices do not change between search and check, for tests whose result must not depend on the day. */
  isSteady?: boolean;
}
/** Credentials of the sandbox, which are public. The repository has no others. */
export const SANDBOX_CREDENTIALS: Credentials = {
  apiKey: 'sandbox-hotelbeds-key',
  secret: 'sandbox-hotelbeds-secret',
};

export const DO_CREDENTIALS: DoCredentials = { keyId: '1164', key: 'sandbox-dohotels-key' };

export const GDS_CREDENTIALS: GdsCredentials = {
  clientId: 'sandbox-gds-client',
  clientSecret: 'sandbox-gds-secret',
};

export const NDC_CREDENTIALS = { token: 'sandbox-ndc-token' };

export const TK_CREDENTIALS: TkCredentials = {
  user: 'sandbox-tk-user',
  password: 'sandbox-tk-password',
};

const SITE: Site = {
  ...PAYMENT_CREDENTIALS,
  name: 'Tiquete',
  others: [SECOND_MERCHANT],
  state: 'active',
  notificationUrl: null,
  attempts: 10,
  settleMs: 6000,
  allowConfirmationFlow: true,
  confirmMs: 3_600_000,
  partialAfterMs: 0,
  showsRefunds: true,
};

export const withDefaults = (
  options: SandboxOptions,
): Required<SandboxOptions> & { site: Site } => ({
  host: options.host ?? '127.0.0.1',
  port: options.port ?? 0,
  credentials: options.credentials ?? SANDBOX_CREDENTIALS,
  doCredentials: options.doCredentials ?? DO_CREDENTIALS,
  doConfirmMs: options.doConfirmMs ?? 0,
  gdsCredentials: options.gdsCredentials ?? GDS_CREDENTIALS,
  gdsTicketMs: options.gdsTicketMs ?? 0,
  ndcToken: options.ndcToken ?? NDC_CREDENTIALS.token,
  ndcTicketMs: options.ndcTicketMs ?? 0,
  tkCredentials: options.tkCredentials ?? TK_CREDENTIALS,
  paymentsPort: options.paymentsPort ?? 0,
  site: { ...SITE, ...options.site },
  latency: options.latency ?? { p50: 0, p95: 0 },
  stateDir: options.stateDir ?? null,
  now: options.now ?? (() => new Date()),
  seed: options.seed ?? 'faults',
  perSecond: options.perSecond ?? 0,
  quota: options.quota ?? 0,
  limits: options.limits ?? {},
  isSteady: options.isSteady ?? false,
});
