import type { Customer, PriceChange } from '@tiquete/contracts';
import { call, type ApiClient } from '@tiquete/platform';
import { fakeApi, settle, startTestStore, type ApiAnswers } from '@tiquete/testing';
import type { BuyerDraft, NamesDraft } from '../draft/draftReader';
import type { CheckoutDefinition, LoadOffer, Sale } from '../flow/checkoutDefinition';
import type { Gone } from '../flow/checkoutState';
import { createCheckout } from '../flow/createCheckout';
import { runCheckout } from '../flow/runCheckout';
import { sell } from '../form/sell';
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
/** Types of a cabin's checkout. */
export interface CruiseCheckout {
  /** Code of the cabin. */
  request: string;
  offer: Cabin;
  change: { price: PriceChange; cabin: Cabin };
  body: CabinBody;
  draft: BuyerDraft & { isTravelling: boolean; companion: NamesDraft };
}
const CHECKOUT = '/checkout/cruise';
export const aCabin: Cabin = { code: 'A-1', total: 900_000, expires_at: null };
export const aBody: CabinBody = {
  cabin: 'A-1',
  total: 900_000,
  document: '1020304321',
  accepts: {},
};
export const aCruiseUrl = `${CHECKOUT}?cabin=A-1`;

export interface Booked {
  body: CabinBody;
  key: string;
}
/** Answers of the fake cruise supplier. `load` receives the request and the number of its calls. */
export interface CruiseRules {
  load?: (request: string, turn: number) => Promise<Cabin | Gone>;
  book?: (api: ApiClient, body: CabinBody, key: string) => Promise<typeof aBooking>;
  rules?: Partial<CheckoutDefinition<CruiseCheckout>>;
}
/** Definition of a cabin's checkout, without its form. */
export function defineCruise({ load, rules }: CruiseRules): CheckoutDefinition<CruiseCheckout> {
  let turn = 0;
  const loadOffer: LoadOffer<CruiseCheckout> = function* ({ request }) {
    turn += 1;
    const now = turn;
    const found = yield* call(() => load?.(request, now) ?? Promise.resolve(aCabin));
    return 'reason' in found ? { phase: 'gone', ...found } : { phase: 'ready', offer: found };
  };
  return {
    slice: 'cruise',
    namespace: 'cruises',
    storageKey: 'cruise-checkout',
    path: CHECKOUT,
    searchPath: '/cruises',
    messages: {},
    parseRequest: (search) => new URLSearchParams(search).get('cabin'),
    requestUrl: (code) => `${CHECKOUT}?cabin=${code}`,
    backUrl: (code) => `/cruises/ship?cabin=${code}`,
    loadOffer,
    renewOffer: loadOffer,
    requestOf: (_, { code }) => code,
    expiresAt: ({ expires_at: moment }) => moment ?? '',
    totalOf: ({ total }) => total,
    priceNewsOf: () => null,
    Summary: () => null,
    icon: null,
    otherOffers: 'seeCabins',
    readDraft: () => null,
    loadForm: () => Promise.reject(new Error('This checkout has no form.')),
    rejections: { SESSION_EXPIRED: 'renew', SOLD_OUT: 'soldOut' },
    acceptChange: (_, { cabin }) => cabin,
    ...rules,
  };
}
/** Sale of a cabin. Each booking call is added to `booked`. */
export const cruiseSale = ({ book }: CruiseRules, booked: Booked[]): Sale<CruiseCheckout> => ({
  book: async (api, { body, idempotencyKey: key }) => {
    booked.push({ body, key });
    return book ? book(api, body, key) : aBooking;
  },
  changeSchema: { safeParse: (meta) => ({ data: meta as CruiseCheckout['change'] }) },
  acceptChange: (body, { cabin }) => ({ ...body, cabin: cabin.code, total: cabin.total }),
});
export interface CruiseOptions extends CruiseRules {
  answers?: ApiAnswers;
}
/** A store with the checkout of a cabin. Each booking call is added to `booked`. */
export function startCruise({ answers = {}, ...options }: CruiseOptions = {}) {
  const booked: Booked[] = [];
  const checkout = createCheckout(
    defineCruise({
      ...options,
      rules: { confirmationUrl: (id) => `${CHECKOUT}?booking=${id}`, ...options.rules },
    }),
  );
  const sale = cruiseSale(options, booked);
  const api = fakeApi({
    'POST optionals/searchs': () => ({ data: { ...someExtras, optionals: [] } }),
    'POST payments': () => ({ data: aPayment }),
    ...answers,
  } as ApiAnswers);
  const store = startTestStore({ context: { api } });
  store.addSlice(checkout.name, checkout.reducer);
  const { actions } = checkout;
  const openNow = (code = 'A-1') => {
    store.dispatch(actions.opened(`${CHECKOUT}?cabin=${code}`));
    store.runSaga(() => runCheckout(checkout, code));
  };
  const pressNow = (body = aBody) =>
    void store.runSaga(() => sell(checkout, sale, 'tiquete', body));
  return {
    store,
    api,
    booked,
    actions,
    state: () => checkout.select(store.getState() as never),
    requests: (key: string) => api.requests.filter((call) => call.key === key),
    openNow,
    open: async (code?: string) => {
      openNow(code);
      await settle();
    },
    pressNow,
    press: async (body?: CabinBody) => {
      pressNow(body);
      await settle();
    },
  };
}
