const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Of a caller, not of a Host header: this very machine. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  LOOPBACK.test(address ?? '');
