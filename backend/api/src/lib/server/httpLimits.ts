/**
 * How long a request may take to arrive, in milliseconds, its headers and as a whole; Node looks that often for those that
 * are late, every half minute unless told.
 */
export const HTTP_LIMITS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 1000,
};
