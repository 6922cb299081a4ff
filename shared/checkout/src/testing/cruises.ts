import type { BookingDetail, Cart, OptionalSearch, Payment, PriceChange } from '@tiquete/contracts';
import { ApiProblem, askApi, createSlice, fork, type ApiClient } from '@tiquete/platform';
import { fakeApi, settle, startTestStore, type ApiAnswers } from '@tiquete/testing';
import { createFlow } from '../flow/createFlow';
import { checkoutSlot } from '../flow/checkoutSlot';
import { defineCheckout } from '../flow/defineCheckout';
import { initialCheckout, type CheckoutState } from '../flow/checkoutState';
import type { GoneOffer, ProductFlow } from '../flow/productFlow';
import { watchCheckout } from '../flow/watchCheckout';

/** A made-up product line: a cabin of a ship. */
export interface Cabin {
  code: string;
  /** Whole pesos. */
  total: number;
  expires_at: string | null;
}
export interface CabinBody {
  cabin: string;
  total: number;
  document: string;
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
export const aBooking = { id: 'b-1', code: 'TQ7K2M9P' };
export const aPayment = {
  reference: 'TQ7K2M9P-1',
  processUrl: 'https://pay.example/1',
  status: 'PENDING',
  processing: true,
  amount: 900_000,
  refunded: 0,
  receipt: null,
  booking: { ...aBooking, status: 'COTIZED', status_label: 'Reserva' },
} as Payment;
export const aPaymentWith = (changes: Partial<Payment>): Payment => ({ ...aPayment, ...changes });
export const anApprovedPayment = aPaymentWith({
  status: 'APPROVED',
  processUrl: null,
  booking: { ...aPayment.booking, status: 'OK', status_label: 'Emitida' },
});
/** A booked cabin; the ship's own charges are paid on board. */
export const aDetail = (changes: Partial<BookingDetail> = {}): BookingDetail =>
  ({
    ...aBooking,
    title: 'Crucero por el Caribe',
    image: '/media/ship.avif',
    date_from: '2027-03-10',
    date_to: '2027-03-17',
    status: 'OK',
    status_label: 'Emitida',
    total: 900_000,
    optionals_total: 50_000,
    price_breakdown: {
      base: 800_000,
      taxes: [{ name: 'IVA 19 %', amount: 100_000, included: true }],
      fees: [],
      pay_at_hotel: [{ name: 'Propinas', amount: 40_000, currency: 'COP' }],
    },
    optionals: [
      { name: 'Internet a bordo', amount: 50_000, status: 'CONFIRMED', status_label: 'Confirmado' },
    ],
    payments: [],
    refunds: [],
    balance: 0,
    waits_until: null,
    next_payment: null,
    part_paid: 0,
    schedule: [],
    refunded: 0,
    cancellation: { refundable: false, free_until: null, timeline: [] },
    rate_comments: 'Lleva tu pasaporte.',
    pay_by: null,
    can: { cancel: true, pay: false, voucher: true, calendar: true, resend: true },
    ...changes,
  }) as BookingDetail;
export const aCart = (items: Cart['items'] = [], version = 0): Cart =>
  ({
    items,
    version,
    subtotal: 0,
    booking_total: 900_000,
    grand_total: 900_000,
  }) as unknown as Cart;
export const someExtras = {
  optionals: [{ code: 'WIFI' }],
  cart: aCart(),
} as unknown as OptionalSearch;
/** Status 0: no answer came. */
export const aRefusal = (code: string, meta?: Record<string, unknown>, status = 409) =>
  new ApiProblem({ code, title: code, status, requestId: null, meta });
export const opening = { address: '/checkout/cruise?cabin=A-1', request: 'A-1', brand: 'tiquete' };

export interface CruiseOptions {
  answers?: ApiAnswers;
  load?: (request: string, turn: number) => Promise<Cabin | string | GoneOffer>;
  book?: (api: ApiClient, body: CabinBody, key: string) => Promise<typeof aBooking>;
  product?: Partial<ProductFlow<string, Cabin, CabinChange, CabinBody>>;
}
/** A store with a checkout of a cabin in it; everything the api was asked for bookings stands in `booked`. */
export function startCruise({ answers = {}, load, book, product = {} }: CruiseOptions = {}) {
  const booked: { body: CabinBody; key: string }[] = [];
  let turn = 0;
  const find: ProductFlow<string, Cabin, CabinChange, CabinBody>['load'] = function* ({ request }) {
    turn += 1;
    const now = turn;
    return yield* askApi(() => load?.(request, now) ?? Promise.resolve(aCabin));
  };
  const flow = createFlow(cruiseCheckout, {
    keptAs: 'cruise-checkout',
    returnPath: (id) => `/checkout/cruise?booking=${id}`,
    load: find,
    renew: find,
    placeOf: (_, { code }) => ({ request: code, address: `/checkout/cruise?cabin=${code}` }),
    expiresAt: ({ expires_at: at }) => at,
    loadSale: async () => ({
      book: async (api, body, key) => {
        booked.push({ body, key });
        return book ? book(api, body, key) : aBooking;
      },
      parseChange: ({ code, meta }) =>
        code === 'PRICE_CHANGED' ? (meta as unknown as CabinChange) : null,
      accept: (body, { cabin }) => ({ ...body, cabin: cabin.code, total: cabin.total }),
    }),
    refusals: { SESSION_EXPIRED: 'renew', SOLD_OUT: 'soldOut' },
    accept: (_, { cabin }) => cabin,
    ...product,
  });
  const api = fakeApi({
    'POST optionals/searchs': () => ({ data: { ...someExtras, optionals: [] } }),
    'POST payments': () => ({ data: aPayment }),
    ...answers,
  } as ApiAnswers);
  const store = startTestStore({
    slices: [cruiseSlice],
    saga: function* () {
      yield* fork(watchCheckout, cruiseSlot, async () => ({ flow }));
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
