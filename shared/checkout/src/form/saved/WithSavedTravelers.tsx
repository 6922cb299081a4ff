import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TravelerSummary } from '@tiquete/contracts';
import { useApi, useSession } from '@tiquete/platform';
import type { BuyerValues } from '../buyer/buyerValues';
import { fillFromProfile } from './fillForm';
import { SavedTravelersContext, type SavedTravelers } from './SavedTravelersContext';

/**
 * Offers what the account of a signed-in traveller can fill to the form around it. It only helps: without it the form is filled by hand,
 * so that a failure to load it is not said.
 */
export function WithSavedTravelers({ children }: { children: ReactNode }) {
  const api = useApi();
  const { getValues, setValue, clearErrors } = useFormContext<BuyerValues>();
  const email = useSession().session?.user.email;
  const [travelers, setTravelers] = useState<TravelerSummary[]>([]);

  useEffect(() => {
    if (!email) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const [list, me] = await Promise.allSettled([
        api.call('GET accounts/me/travelers', {}, abort.signal),
        api.call('GET accounts/me', {}, abort.signal),
      ]);
      if (abort.signal.aborted) return;
      if (list.status === 'fulfilled') setTravelers(list.value.data);
      if (me.status === 'fulfilled')
        fillFromProfile({ getValues, setValue, clearErrors }, me.value.data);
    };
    void ask();
    return () => {
      abort.abort();
      setTravelers([]);
    };
  }, [api, email, getValues, setValue, clearErrors]);

  const saved = useMemo<SavedTravelers>(
    () => ({
      travelers,
      fetchTraveler: async (id) =>
        (await api.call('GET accounts/me/travelers/:id', { params: { id } })).data,
    }),
    [api, travelers],
  );
  return <SavedTravelersContext value={saved}>{children}</SavedTravelersContext>;
}
