import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface MailedLink {
  token: string;
  /** It lets an account have a booking that was made without one. */
  isClaim: boolean;
}
/**
 * What a link in an e-mail carries. It comes after `#` so that no server sees it, and moves from the address to the state of
 * this history entry, so that a reload still has it. Null when there is no token.
 */
export function useMailedLink(): MailedLink | null {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const values = new URLSearchParams(hash.slice(1));
  const inAddress = values.get('token');
  const isClaim = values.get('for') === 'claim';
  useEffect(() => {
    if (inAddress !== null)
      void navigate(pathname, { replace: true, state: { token: inAddress, isClaim } });
  }, [inAddress, isClaim, navigate, pathname]);
  return inAddress === null ? readLink(state) : { token: inAddress, isClaim };
}
export const useLinkToken = (): string | null => useMailedLink()?.token ?? null;

/** The link in this history entry's state, or null. */
function readLink(state: unknown): MailedLink | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  if (typeof state.token !== 'string') return null;
  return { token: state.token, isClaim: 'isClaim' in state && state.isClaim === true };
}
