import { screen } from '@testing-library/react';
import type { Cart } from '@tiquete/contracts';
import { createSlice } from '@tiquete/platform';
import { renderRemote, type ApiAnswers } from '@tiquete/testing';
import { resultUrlOf } from '../checkoutContext';
import type { CheckoutFormProps } from '../flow/checkoutDefinition';
import { paymentConfirmation } from '../confirmation/paymentConfirmation';
import { defineCheckout } from '../page/defineCheckout';
import { SaleSummary } from '../summary/SaleSummary';
import { fillBuyer, renderCheckoutPage, change, type CheckoutRenderOptions } from './checkoutPage';
import { readDraft } from './readCruiseDraft';
import { noExtras } from './cruiseExtras';
import { aDetail, aPayment } from './cruiseBuilders';
import {
  aCruiseUrl,
  cruiseSale,
  defineCruise,
  type Booked,
  type Cabin,
  type CruiseCheckout,
  type CruiseRules,
} from './cruises';
import { cruiseWords } from './cruiseWords';

/** Address of the result of a cabin's payment. */
export const aResultUrl = resultUrlOf(defineCruise({}), aPayment);
/** The remote of the made-up product. Its pages bring their own slices. */
export const cruises = {
  id: 'cruises',
  slice: createSlice({ name: 'cruise', initialState: {}, reducers: {} }),
  saga: function* () {} as () => Generator,
  messages: {},
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
  const sale = cruiseSale({ book }, booked);
  const { Page } = defineCheckout({
    ...defineCruise({ load }),
    messages: { checkout: cruiseWords },
    Summary,
    readDraft,
    loadForm: async () => {
      const { CruiseForm } = await import('./CruiseForm');
      return {
        CheckoutForm: (props: CheckoutFormProps<CruiseCheckout>) => (
          <CruiseForm {...props} sale={sale} />
        ),
      };
    },
    confirmation: {
      ...paymentConfirmation,
      Bought: () => <p>Zarpa de Cartagena a las 17:00.</p>,
      baseOf: () => ({ count: 7 }),
    },
    ...rules,
  });
  const answers: ApiAnswers = {
    'POST optionals/searchs': () => noExtras,
    'POST payments': () => ({ data: aPayment }),
    'GET payments/:reference': () => ({ data: aPayment }),
    'GET bookings/:id': () => ({ data: aDetail() }),
  };
  const rendered = renderCheckoutPage(
    (page, remoteOptions) => renderRemote(cruises, page, remoteOptions),
    (goTo) => <Page goTo={goTo} />,
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
