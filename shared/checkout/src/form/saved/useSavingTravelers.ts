import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Traveler, TravelerBody, TravelerSummary } from '@tiquete/contracts';
import { notify, useApi, useDispatch, useSession, type ApiClient } from '@tiquete/platform';
import { useCheckoutWords } from '../../checkoutContext';
import { readPerson } from './readPerson';
import type { PersonPlace, SavedTravelers } from './SavedTravelersContext';

interface State {
  owner: string | undefined;
  /** Paths of people in the form. */
  wanted: readonly string[];
  added: readonly TravelerSummary[];
}
export interface Saving
  extends Omit<State, 'owner'>, Pick<SavedTravelers, 'onWanted' | 'onPlaced'> {
  /** Saves the wanted people of these values. A failure is reported in a notice and stops nothing. */
  save: (values: FieldValues) => void;
}
const noneOf = (owner: string | undefined): State => ({ owner, wanted: [], added: [] });

/** The people of the form whom the signed-in account wants to save, and those saved on this page. */
export function useSavingTravelers(): Saving {
  const t = useCheckoutWords();
  const dispatch = useDispatch();
  const api = useApi();
  const email = useSession().session?.user.email;
  const [{ owner, wanted, added }, setState] = useState(() => noneOf(email));
  // A tick of one account does not count for another one.
  if (owner !== email) setState(noneOf(email));
  const current = useRef(email);
  useEffect(() => {
    current.current = email;
  }, [email]);
  const places = useRef(new Map<string, PersonPlace>());
  const onPlaced = useCallback((place: PersonPlace) => {
    places.current.set(place.of, place);
  }, []);
  const onWanted = useCallback(
    (of: string, isWanted: boolean) =>
      setState((state) => {
        const others = state.wanted.filter((one) => one !== of);
        return { ...state, wanted: isWanted ? [...others, of] : others };
      }),
    [],
  );

  /** Requests on their way. A form that is sent again saves the same person only once. */
  const sending = useRef(new Set<string>());
  const save = (values: FieldValues) => {
    const people = wanted.flatMap((of) => {
      const place = places.current.get(of);
      const body = place && readPerson(values, place);
      return body && !sending.current.has(keyOf(email, body)) ? [body] : [];
    });
    if (people.length > 0) void send(people);
  };
  const send = async (people: readonly TravelerBody[]) => {
    const keys = people.map((body) => keyOf(email, body));
    for (const key of keys) sending.current.add(key);
    const { saved, failed } = await saveAll(api, people);
    for (const key of keys) sending.current.delete(key);
    if (current.current !== email) return;
    setState((state) => ({ ...state, added: [...state.added, ...saved] }));
    if (failed.length > 0)
      dispatch(notify({ kind: 'warning', text: t('checkout.saved.saveFailed', named(failed)) }));
  };
  return { wanted, added, onWanted, onPlaced, save };
}
const keyOf = (owner: string | undefined, body: TravelerBody) => JSON.stringify([owner, body]);
const named = (people: readonly TravelerBody[]) => ({
  names: new Intl.ListFormat('es').format(people.map(({ name }) => name)),
});
/** Sends all people at once, because the page may leave for the gateway. */
async function saveAll(api: ApiClient, people: readonly TravelerBody[]) {
  const answers = await Promise.allSettled(
    people.map((body) => api.call('POST accounts/me/travelers', { body, keepalive: true })),
  );
  const saved = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [toSummary(answer.value.data)] : [],
  );
  return { saved, failed: people.filter((_, index) => answers[index]?.status === 'rejected') };
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
