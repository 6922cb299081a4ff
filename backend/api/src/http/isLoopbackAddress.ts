const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Uses the caller's address, not a Host header. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  LOOPBACK.test(address ?? '');
