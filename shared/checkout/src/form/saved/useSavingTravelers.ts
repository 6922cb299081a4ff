import { useCallback, useState } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import type { Traveler, TravelerBody, TravelerSummary } from '@tiquete/contracts';
import { notify, useDispatch, useRequest, useSession, type ApiClient } from '@tiquete/platform';
import { useCheckoutWords } from '../../checkoutContext';
import { readPerson } from './readPerson';
import type { PersonPlace } from './SavedTravelersContext';

interface State {
  owner: string | undefined;
  wanted: readonly PersonPlace[];
  added: readonly TravelerSummary[];
}
export interface Saving extends Omit<State, 'owner'> {
  onWanted: (place: PersonPlace, isWanted: boolean) => void;
  /** Saves the wanted people of these values. A failure is reported in a notice and stops nothing. */
  save: (values: FieldValues) => void;
}
const noneOf = (owner: string | undefined): State => ({ owner, wanted: [], added: [] });

/** The people of the form whom the signed-in account wants to save, and those saved on this page. */
export function useSavingTravelers(): Saving {
  const t = useCheckoutWords();
  const dispatch = useDispatch();
  const { run } = useRequest();
  const email = useSession().session?.user.email;
  const [{ owner, wanted, added }, setState] = useState(() => noneOf(email));
  // A tick of one account saves nobody in another one.
  if (owner !== email) setState(noneOf(email));

  const onWanted = useCallback(
    (place: PersonPlace, isWanted: boolean) =>
      setState((state) => {
        const others = state.wanted.filter(({ of }) => of !== place.of);
        return { ...state, wanted: isWanted ? [...others, place] : others };
      }),
    [],
  );
  const save = (values: FieldValues) => {
    if (wanted.length === 0) return;
    const people = wanted.map(({ of, expiry, hasNationality = true }) =>
      readPerson(get(values, of), expiry && get(values, expiry), hasNationality),
    );
    void run(async (client) => {
      const { saved, failed } = await saveEach(client, people);
      setState((state) => ({ ...state, added: [...state.added, ...saved] }));
      if (failed.length > 0)
        dispatch(notify({ kind: 'warning', text: t('checkout.saved.saveFailed', named(failed)) }));
    });
  };
  return { wanted, added, onWanted, save };
}
const named = (people: readonly TravelerBody[]) => ({
  names: new Intl.ListFormat('es').format(people.map(({ name }) => name)),
});
async function saveEach(client: ApiClient, people: readonly TravelerBody[]) {
  const saved: TravelerSummary[] = [];
  const failed: TravelerBody[] = [];
  for (const body of people) {
    try {
      const { data } = await client.call('POST accounts/me/travelers', { body });
      saved.push(toSummary(data));
    } catch {
      failed.push(body);
    }
  }
  return { saved, failed };
}
/** Keeps no document on the page: a form that needs it loads the traveller. */
const toSummary = ({
  id,
  is_minor,
  updated_at,
  name,
  lastname,
  document_type,
  birth_date,
  nationality,
}: Traveler): TravelerSummary => ({
  id,
  is_minor,
  updated_at,
  name,
  lastname,
  document_type,
  document_masked: '',
  birth_date,
  nationality,
});
