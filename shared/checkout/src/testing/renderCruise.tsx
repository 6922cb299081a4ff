import type { Cart } from '@tiquete/contracts';
import { fork } from '@tiquete/platform';
import { renderRemote, type ApiAnswers } from '@tiquete/testing';
import { lazyPart } from '@tiquete/ui';
import type { CheckoutProduct } from '../checkoutProduct';
import { confirmsPayment, returnsToCheckout } from '../confirmation/atCheckout';
import type { ConfirmationParts } from '../confirmation/confirmationParts';
import { watchCheckout } from '../flow/watchCheckout';
import { CheckoutPage } from '../page/CheckoutPage';
import { checkoutParts } from '../page/CheckoutView';
import { SaleSummary } from '../summary/SaleSummary';
import { fillBuyer, renderCheckoutPage, change, type CheckoutRenderOptions } from './checkoutPage';
import { readDraft } from './CruiseForm';
import { noExtras } from './cruiseExtras';
import { aDetail, aPayment } from './cruiseBuilders';
import {
  cruiseCheckout,
  cruiseFlow,
  cruiseSlice,
  cruiseSlot,
  type Booked,
  type Cabin,
  type CruiseRules,
} from './cruises';
import { cruiseWords } from './cruiseWords';
import { screen } from '@testing-library/react';

const CHECKOUT = '/checkout/cruise';
export const aCruiseUrl = `${CHECKOUT}?cabin=A-1`;
/** Address of the result of a cabin's payment. */
export const aResultUrl = `${CHECKOUT}?payment=${aPayment.reference}`;

const product: CheckoutProduct = {
  namespace: 'cruises',
  keptAs: 'cruise-checkout',
  ...returnsToCheckout(CHECKOUT),
  searchPath: '/cruises',
};
const parts = checkoutParts({
  checkout: cruiseCheckout,
  toRequest: (search) => new URLSearchParams(search).get('cabin'),
  addressOf: (code) => `${CHECKOUT}?cabin=${code}`,
  backTo: (code) => `/cruises/ship?cabin=${code}`,
  icon: null,
  others: 'seeCabins',
  readDraft,
  Form: lazyPart(async () => (await import('./CruiseForm')).CheckoutForm),
  Summary,
  totalOf: ({ total }) => total,
  newsOf: () => null,
});
const confirmation: ConfirmationParts = {
  ...confirmsPayment(cruiseCheckout.result),
  Bought: () => <p>Zarpa de Cartagena a las 17:00.</p>,
  baseOf: () => ({ count: 7 }),
};
function Summary({ offer, cart }: { offer: Cabin; cart: Cart | null }) {
  const { price_breakdown: breakdown } = aDetail();
  return (
    <SaleSummary
      base="Cabina por 7 noches"
      breakdown={breakdown}
      total={offer.total}
      cart={cart}
      cancellation={{ refundable: false, free_until: null, timeline: [] }}
      note="Zarpa el 10 mar. 2027."
    >
      <strong>Crucero por el Caribe</strong>
    </SaleSummary>
  );
}

export type CruiseRenderOptions = CheckoutRenderOptions & CruiseRules;

/** Renders the checkout of a cabin, from its address to the payment's result. Each booking call is added to `booked`. */
export function renderCruise({
  load,
  book,
  rules,
  route = aCruiseUrl,
  ...options
}: CruiseRenderOptions = {}) {
  const booked: Booked[] = [];
  const flow = cruiseFlow({ load, book, rules: { ...product, ...rules } }, booked);
  const cruises = {
    id: 'cruises',
    slice: cruiseSlice,
    saga: function* () {
      yield* fork(watchCheckout, cruiseSlot, async () => ({ flow }));
    } as () => Generator,
    messages: {},
  };
  const answers: ApiAnswers = {
    'POST optionals/searchs': () => noExtras,
    'POST payments': () => ({ data: aPayment }),
    'GET payments/:reference': () => ({ data: aPayment }),
    'GET bookings/:id': () => ({ data: aDetail() }),
  };
  const rendered = renderCheckoutPage(
    (page, remoteOptions) => renderRemote(cruises, page, remoteOptions),
    (goTo) => (
      <CheckoutPage
        product={product}
        words={cruiseWords}
        parts={parts}
        confirmation={confirmation}
        goTo={goTo}
      />
    ),
    answers,
    { route, ...options },
  );
  return { ...rendered, booked };
}
/** Fills in the form of two adults in a cabin; one of them is the buyer. */
export async function fillCruise(changes: Record<string, string> = {}) {
  await fillBuyer(changes);
  const companion = { Nombre: 'Luis', Apellido: 'Gómez' };
  for (const [label, value] of Object.entries(companion)) {
    const field = screen.getAllByLabelText(label)[1];
    if (field) await change(field, value);
  }
}
