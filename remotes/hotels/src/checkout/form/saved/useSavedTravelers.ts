import { useEffect, useMemo, useState } from 'react';
import type { TravelerSummary } from '@tiquete/contracts';
import { useSession, type ApiClient } from '@tiquete/platform';
import { fillFromProfile, fillHolder, type CheckoutForm } from './fillForm';
import type { SavedTravelers } from './SavedTravelersContext';

/**
 * What the account of a signed-in traveller can fill. It only helps: without it the form is filled by hand, so that a
 * failure to load it is not said.
 */
export function useSavedTravelers(api: ApiClient, form: CheckoutForm): SavedTravelers {
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
      if (me.status === 'fulfilled') fillFromProfile(form, me.value.data);
    };
    void ask();
    return () => {
      abort.abort();
      setTravelers([]);
    };
  }, [api, email, form]);

  return useMemo(
    () => ({
      travelers,
      fillHolder: async (id) => fillHolder(form, (await api.call('GET accounts/me/travelers/:id', { params: { id } })).data),
    }),
    [api, form, travelers],
  );
}
