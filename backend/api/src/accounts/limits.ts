import type { Counters, Limit } from '../lib/counters/rule';
import { takeAll } from '../lib/counters/takeAll';
import { addressKey, digest } from './sign-in/limits';

const HOUR_SECONDS = 3600;
/** Limits of one network address, which several people may share. */
const PER_ADDRESS = {
  /** Registrations and requests for mails. */
  requests: { free: 20, windowSeconds: HOUR_SECONDS, wait: 'rest-of-window' },
  /** Attempts with invalid links. */
  links: { free: 20, windowSeconds: 900, wait: 'rest-of-window' },
} as const satisfies Record<string, Limit>;
/** Mails of one kind to one mailbox. The window is no longer than the shortest link's life, so that one link always works. */
const PER_MAILBOX: Limit = { free: 3, windowSeconds: 1800, wait: 'rest-of-window' };

export const createAccountLimits = (counters: Counters, clock: () => Date) => ({
  /** Counts an attempt of a network address. @throws AppError RATE_LIMITED */
  take: (kind: keyof typeof PER_ADDRESS, brandId: string, ip: string) =>
    takeAll(
      counters,
      brandId,
      [{ key: addressKey(`account-${kind}`, ip), limit: PER_ADDRESS[kind] }],
      clock(),
    ),
  undo: (kind: keyof typeof PER_ADDRESS, brandId: string, ip: string) =>
    counters.undo(brandId, addressKey(`account-${kind}`, ip), PER_ADDRESS[kind]),
  /** True when another mail may be sent to the address. Callers never show the result, which would reveal earlier mails. */
  mayMail: async (kind: string, brandId: string, email: string) =>
    (
      await counters.take(
        brandId,
        [{ key: `mailbox-${kind}:${digest(email)}`, limit: PER_MAILBOX }],
        clock(),
      )
    ).isAllowed,
});
export type AccountLimits = ReturnType<typeof createAccountLimits>;
