import type { Customer, PriceChange } from '@tiquete/contracts';
import { call, createSlice, fork, type ApiClient } from '@tiquete/platform';
import { fakeApi, settle, startTestStore, type ApiAnswers } from '@tiquete/testing';
import type { NamesDraft } from '../draft/draftReader';
import { createFlow } from '../flow/createFlow';
import { checkoutSlot } from '../flow/checkoutSlot';
import { defineCheckout } from '../flow/defineCheckout';
import { initialCheckout, type CheckoutState, type Gone } from '../flow/checkoutState';
import type { ProductFlow } from '../flow/productFlow';
import { watchCheckout } from '../flow/watchCheckout';
import { loadExtras } from '../form/loadExtras';
import { aBooking, aPayment, someExtras } from './cruiseBuilders';

/** An offer of a made-up product line: a cabin of a ship. */
export interface Cabin {
  code: string;
  /** Price in whole pesos. */
  total: number;
  expires_at: string | null;
}
export interface CabinBody {
  cabin: string;
  total: number;
  document: string;
  /** Buyer and passengers in a body from a form. */
  customer?: Customer;
  guests?: readonly NamesDraft[];
  accepts: { duplicate?: boolean };
}
export interface CabinChange {
  price: PriceChange;
  cabin: Cabin;
}
export const cruiseSlot = checkoutSlot<string, Cabin, CabinChange>('cruise');
export const cruiseCheckout = defineCheckout<string, Cabin, CabinChange, CabinBody>(cruiseSlot);
type CruiseState = { checkout: CheckoutState<Cabin, CabinChange> };
export const cruiseSlice = createSlice({
  name: 'cruise',
  initialState: { checkout: initialCheckout } as CruiseState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(cruiseSlot.isOwn, (state, action) => ({
      checkout: cruiseSlot.reducer((state as CruiseState).checkout, action),
    })),
});
export const aCabin: Cabin = { code: 'A-1', total: 900_000, expires_at: null };
export const aBody: CabinBody = {
  cabin: 'A-1',
  total: 900_000,
  document: '1020304321',
  accepts: {},
};
export const opening = { address: '/checkout/cruise?cabin=A-1', request: 'A-1', brand: 'tiquete' };

export interface Booked {
  body: CabinBody;
  key: string;
}
type Flow = ProductFlow<string, Cabin, CabinChange, CabinBody>;
/** Answers of the fake cruise supplier. `load` receives the request and the number of its calls. */
export interface CruiseRules {
  load?: (request: string, turn: number) => Promise<Cabin | Gone>;
  book?: (api: ApiClient, body: CabinBody, key: string) => Promise<typeof aBooking>;
  rules?: Partial<Flow>;
}
/** Flow of a cabin's checkout. Each booking call is added to `booked`. */
export function cruiseFlow({ load, book, rules }: CruiseRules, booked: Booked[]) {
  let turn = 0;
  const find: Flow['load'] = function* ({ request }) {
    turn += 1;
    const now = turn;
    const found = yield* call(() => load?.(request, now) ?? Promise.resolve(aCabin));
    return 'reason' in found ? { phase: 'gone', ...found } : { phase: 'ready', offer: found };
  };
  return createFlow(cruiseCheckout, {
    keptAs: 'cruise-checkout',
    returnPath: (id) => `/checkout/cruise?booking=${id}`,
    load: find,
    renew: find,
    placeOf: (_, { code }) => ({ request: code, address: `/checkout/cruise?cabin=${code}` }),
    expiresAt: ({ expires_at: moment }) => moment,
    loadSale: async () => ({
      book: async (api, body, key) => {
        booked.push({ body, key });
        return book ? book(api, body, key) : aBooking;
      },
      parseChange: ({ code, meta }) =>
        code === 'PRICE_CHANGED' ? (meta as unknown as CabinChange) : null,
      accept: (body, { cabin }) => ({ ...body, cabin: cabin.code, total: cabin.total }),
      loadExtras,
    }),
    refusals: { SESSION_EXPIRED: 'renew', SOLD_OUT: 'soldOut' },
    accept: (_, { cabin }) => cabin,
    ...rules,
  });
}
export interface CruiseOptions extends CruiseRules {
  answers?: ApiAnswers;
  /** Replaces the import of the flow's chunk, for instance with a failing one. */
  loadFlow?: <F>(flow: F) => Promise<{ flow: F }>;
}
/** A store with the checkout of a cabin. Each booking call is added to `booked`. */
export function startCruise({ answers = {}, loadFlow, ...rules }: CruiseOptions = {}) {
  const booked: Booked[] = [];
  const flow = cruiseFlow(rules, booked);
  const api = fakeApi({
    'POST optionals/searchs': () => ({ data: { ...someExtras, optionals: [] } }),
    'POST payments': () => ({ data: aPayment }),
    ...answers,
  } as ApiAnswers);
  const store = startTestStore({
    slices: [cruiseSlice],
    saga: function* () {
      yield* fork(watchCheckout, cruiseSlot, () => loadFlow?.(flow) ?? Promise.resolve({ flow }));
    } as () => Generator,
    context: { api },
  });
  const { actions } = cruiseCheckout;
  return {
    store,
    api,
    booked,
    actions,
    state: () => cruiseCheckout.select(store.getState()),
    asked: (key: string) => api.asked.filter((call) => call.key === key),
    open: async () => {
      store.dispatch(actions.opened(opening));
      await settle();
    },
    press: async (body: CabinBody = aBody) => {
      cruiseCheckout.hold(body);
      store.dispatch(actions.submitted());
      await settle();
    },
  };
}
