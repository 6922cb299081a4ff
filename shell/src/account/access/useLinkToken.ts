import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readToken } from './readToken';

/**
 * The token of a mailed link, which comes after `#` so that no server sees it. It leaves the address at once and stays in
 * this entry of the history, so that a reload still has it. Null when the link came without one.
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
