/** Milliseconds without a byte in either direction after which a client that does not read its answer is disconnected. */
export const IDLE_TIMEOUT = 60_000;
/** Milliseconds in which a whole request and its headers must arrive, and between two checks of that. */
export const HTTP_LIMITS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 1000,
};
