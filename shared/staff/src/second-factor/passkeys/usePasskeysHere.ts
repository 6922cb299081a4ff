import { useEffect, useState } from 'react';
import { useApi } from '@tiquete/platform';
import { canUsePasskeys } from './browserPasskeys';

/** True when the account has a passkey for this host. False until the api has answered. */
export function usePasskeysHere(): boolean {
  const api = useApi();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!canUsePasskeys()) return;
    api.call('GET operations/second_factor', {}).then(
      ({ data }) => setThere(data.passkeys_here > 0),
      // Without an answer the page requires a code.
      () => undefined,
    );
  }, [api]);
  return isThere;
}
