import { useSending } from '@tiquete/platform';
import { useState } from 'react';
import type { Problem } from '@tiquete/platform';

export type Resend =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'sent' }
  | { phase: 'failed'; problem: Problem };

/** Sends an e-mail again, one request at a time. */
export function useResend(send: () => Promise<void>): {
  state: Resend;
  resend: () => Promise<void>;
} {
  const [isSent, setSent] = useState(false);
  const { sending, run } = useSending();
  const resend = async () => {
    setSent(false);
    setSent(await run(send));
  };
  return { state: sending.phase === 'idle' && isSent ? { phase: 'sent' } : sending, resend };
}
