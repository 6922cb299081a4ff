import { useCallback, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Profile, TravelerSummary } from '@tiquete/contracts';
import { useApi, useRequest, useSession } from '@tiquete/platform';
import type { BuyerValues } from '../buyer/buyerValues';
import {
  fillDocument,
  fillFromProfile,
  fillNationality,
  isProfileOf,
  isWithoutDocument,
} from './fillForm';
import { SavedTravelersContext, type SavedTravelers } from './SavedTravelersContext';
import { useHolderExpiry } from './useHolderExpiry';
import type { Saving } from './useSavingTravelers';

const NONE: TravelerSummary[] = [];

export interface WithSavedTravelersProps {
  saving: Saving;
  /** Path of the expiry of the buyer's passport. Undefined when the form does not ask it. */
  holderExpiry: string | undefined;
  /** True when the form asks the buyer's document and nationality. */
  isDocumentAsked: boolean;
  children: ReactNode;
}
/**
 * Provides the account's saved travellers to the form inside, and fills the buyer from the profile. A failed load is not
 * reported, because the form can be filled by hand.
 */
export function WithSavedTravelers({
  saving: { wanted, added, onWanted, onPlaced },
  holderExpiry,
  isDocumentAsked,
  children,
}: WithSavedTravelersProps) {
  const api = useApi();
  const form = useFormContext<BuyerValues>();
  const { list, me } = useAccountAnswers();
  const setExpiry = useHolderExpiry(holderExpiry, true);

  const fetchTraveler = useCallback<SavedTravelers['fetchTraveler']>(
    async (id) => (await api.call('GET accounts/me/travelers/:id', { params: { id } })).data,
    [api],
  );
  /** The document of the account's owner is the one saved under the names and the birth date of the profile. */
  const fill = useEffectEvent(async (profile: Profile, travelers: readonly TravelerSummary[]) => {
    fillFromProfile(form, profile);
    if (!isDocumentAsked || !isWithoutDocument(form, profile)) return;
    fillNationality(form, profile.nationality);
    const own = travelers.find((one) => one.document_type !== null && isProfileOf(profile, one));
    const saved = own && (await fetchTraveler(own.id).catch(() => null));
    if (!saved || !isWithoutDocument(form, profile)) return;
    fillNationality(form, saved.nationality);
    fillDocument(form, saved, setExpiry);
  });
  useEffect(() => {
    if (me) void fill(me.data, list?.data ?? NONE);
  }, [me, list]);

  const travelers = useMemo(() => [...(list?.data ?? NONE), ...added], [list, added]);
  const canSave = list !== null && travelers.length < list.meta.max;
  const saved = useMemo<SavedTravelers>(
    () => ({ travelers, fetchTraveler, canSave, wanted, onWanted, onPlaced, holderExpiry }),
    [travelers, fetchTraveler, canSave, wanted, onWanted, onPlaced, holderExpiry],
  );
  return <SavedTravelersContext value={saved}>{children}</SavedTravelersContext>;
}
/** Saved travellers and profile; null without an account or an answer. */
function useAccountAnswers() {
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
  return {
    list: list?.status === 'fulfilled' ? list.value : null,
    me: me?.status === 'fulfilled' ? me.value : null,
  };
}
