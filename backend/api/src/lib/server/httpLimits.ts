/** Milliseconds without a byte in either direction. A client that does not read its answer is cut off after this time. */
export const IDLE_TIMEOUT = 60_000;
/** Milliseconds for a request to arrive, whole and its headers, and between two checks of that. */
export const HTTP_LIMITS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 1000,
};
