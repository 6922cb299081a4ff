import { useEffect, useMemo, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TravelerSummary } from '@tiquete/contracts';
import { useApi, useRequest, useSession } from '@tiquete/platform';
import type { BuyerValues } from '../buyer/buyerValues';
import { fillFromProfile } from './fillForm';
import { SavedTravelersContext, type SavedTravelers } from './SavedTravelersContext';

const NONE: TravelerSummary[] = [];

/**
 * Provides the account's saved travellers to the form inside. A failed load is not reported, because the form can be filled
 * by hand.
 */
export function WithSavedTravelers({ children }: { children: ReactNode }) {
  const api = useApi();
  const { getValues, setValue, clearErrors } = useFormContext<BuyerValues>();
  const email = useSession().session?.user.email;
  const { request } = useRequest(
    email ?? '',
    (client, signal) =>
      Promise.allSettled([
        client.call('GET accounts/me/travelers', {}, signal),
        client.call('GET accounts/me', {}, signal),
      ]),
    email !== undefined,
  );
  const [list, me] = request.phase === 'ready' ? request.value : [];
  const travelers = list?.status === 'fulfilled' ? list.value.data : NONE;

  useEffect(() => {
    if (me?.status === 'fulfilled')
      fillFromProfile({ getValues, setValue, clearErrors }, me.value.data);
  }, [me, getValues, setValue, clearErrors]);

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
