const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** By the caller's address, not by a Host header. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  LOOPBACK.test(address ?? '');
