import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface MailedLink {
  token: string;
  /**
   * Purpose of the link. `claim`: moves a booking that was made without an account to one. `email`: restores an old address.
   * Null for any other link.
   */
  isFor: string | null;
}
/**
 * Token and purpose of a link in an e-mail. They follow `#`, so that no server sees them, and move from the address to the
 * state of this history entry, so that a reload still has them. Null when there is no token.
 */
export function useMailedLink(): MailedLink | null {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const values = new URLSearchParams(hash.slice(1));
  const inAddress = values.get('token');
  const isFor = values.get('for');
  useEffect(() => {
    if (inAddress !== null)
      void navigate(pathname, { replace: true, state: { token: inAddress, isFor } });
  }, [inAddress, isFor, navigate, pathname]);
  return inAddress === null ? readLink(state) : { token: inAddress, isFor };
}
export const useLinkToken = (): string | null => useMailedLink()?.token ?? null;

/** The link in this history entry's state, or null. */
function readLink(state: unknown): MailedLink | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  if (typeof state.token !== 'string') return null;
  const isFor = 'isFor' in state && typeof state.isFor === 'string' ? state.isFor : null;
  return { token: state.token, isFor };
}
