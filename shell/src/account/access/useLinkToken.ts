import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a link in an e-mail. It comes after `#` so that no server sees it, and moves from the address to the state of
 * this history entry, so that a reload still has it. Null when the link has none.
 */
export function useLinkToken(): string | null {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(hash.slice(1)).get('token');
  const token = inAddress ?? readToken(state);
  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname]);
  return token;
}
/** The token in this history entry's state, or null. */
function readToken(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  return typeof state.token === 'string' ? state.token : null;
}
