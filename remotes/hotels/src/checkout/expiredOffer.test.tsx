import { screen, waitFor } from '@testing-library/react';
import { initialHotelState } from '../state/hotelState';
import { aHotel, aResult } from '../testing/builders';
import {
  aPrebooking,
  aRefusal,
  aRoom,
  aTariff,
  aTariffWith,
  someDetails,
} from '../testing/checkoutBuilders';
import { acceptPolicies, payButton, press } from '@tiquete/checkout/testing';
import { fillCheckout, renderCheckout } from '../testing/renderCheckout';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const expired = () => {
  throw aRefusal('SESSION_EXPIRED');
};
const renewedDetails = (total: number) =>
  someDetails([aTariffWith({ productCode: 'p-new', total })], { sessionCode: 'session-2' });
const remembered = {
  hotel: {
    ...initialHotelState,
    hotelCode: '1001',
    productCode: 'p-1',
    tariffs: [{ ...aRoom, tariffs: [aTariff] }],
  },
};

it('searches again on arrival, finds the tariff under its new code, and shows its present price', async () => {
  const { address } = renderCheckout({
    preloaded: remembered,
    answers: {
      'POST hotels/searchs': () => aResult([aHotel], { sessionCode: 'session-2' }),
      'POST hotels/details': ({ body }) =>
        (body as { sessionCode: string }).sessionCode === 'session-1'
          ? expired()
          : renewedDetails(1_500_000),
    },
  });
  expect(
    await screen.findByText(
      'Los precios habían vencido. Tu tarifa costaba $ 1.480.500 y hoy cuesta $ 1.500.000.',
    ),
  ).toBeInTheDocument();
  await waitFor(() => expect(address()).toContain('productCode=p-new&sessionCode=session-2'));
  expect(await screen.findByRole('button', { name: /^Continuar a extras/ })).toHaveAccessibleName(
    /\$\s1\.500\.000$/,
  );
});

it('waits for a late supplier before it looks for the tariff', async () => {
  let turns = 0;
  const { requests } = renderCheckout({
    preloaded: remembered,
    answers: {
      'POST hotels/searchs': () => {
        turns += 1;
        const answer = aResult([aHotel], { sessionCode: 'session-2' });
        return turns === 2
          ? answer
          : {
              ...answer,
              meta: {
                ...answer.meta,
                complete: false,
                suppliers: [{ code: 'HB', status: 'pending', ms: 1500, hotels: 0 }],
              },
            };
      },
      'POST hotels/details': ({ body }) =>
        (body as { sessionCode: string }).sessionCode === 'session-1'
          ? expired()
          : renewedDetails(1_480_500),
    },
  });
  expect(
    await screen.findByText(
      'Los precios habían vencido. Los consultamos de nuevo y tu tarifa cuesta lo mismo.',
    ),
  ).toBeInTheDocument();
  expect(requests('POST hotels/searchs')[1]?.input.body).toMatchObject({
    sessionCode: 'session-2',
  });
});

it('finds the tariff under another code of the same session without a notice', async () => {
  renderCheckout({
    preloaded: remembered,
    answers: { 'POST hotels/details': () => someDetails([aTariffWith({ productCode: 'p-1b' })]) },
  });
  expect(await screen.findByRole('button', { name: /^Continuar a extras/ })).toBeInTheDocument();
  expect(screen.queryByText(/Los precios habían vencido/)).toBeNull();
});

it('shows that a tariff of a live session is gone when it is not remembered', async () => {
  renderCheckout({
    answers: { 'POST hotels/details': () => someDetails([aTariffWith({ productCode: 'p-9' })]) },
  });
  expect(
    await screen.findByRole('heading', { name: 'Esta tarifa ya no está' }),
  ).toBeInTheDocument();
});

it('explains that the tariff is no longer sold', async () => {
  renderCheckout({
    preloaded: remembered,
    answers: {
      'POST hotels/searchs': () => aResult([aHotel], { sessionCode: 'session-2' }),
      'POST hotels/details': ({ body }) =>
        (body as { sessionCode: string }).sessionCode === 'session-1'
          ? expired()
          : someDetails([aTariffWith({ productCode: 'p-9', boardCode: 'AI' })]),
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'Los precios vencieron y esta tarifa ya no está' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver habitaciones' })).toBeInTheDocument();
});

it('leaves the typed values in the form when the session expires on the booking', async () => {
  let sold = 0;
  const { requests, left } = renderCheckout({
    answers: {
      'POST hotels/searchs': () => aResult([aHotel], { sessionCode: 'session-2' }),
      'POST hotels/details': ({ body }) =>
        (body as { sessionCode: string }).sessionCode === 'session-1'
          ? someDetails()
          : renewedDetails(1_480_500),
      'POST hotels/prebookings': () => {
        sold += 1;
        return sold === 1 ? expired() : aPrebooking;
      },
    },
  });
  await fillCheckout();
  await acceptPolicies();
  await press(payButton());
  expect(
    await screen.findByText(
      'Los precios habían vencido. Los consultamos de nuevo y tu tarifa cuesta lo mismo.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Teléfono')).toHaveValue('300 123 45 67');
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(requests('POST hotels/prebookings')[1]?.input.body).toMatchObject({
    sessionCode: 'session-2',
    productCode: 'p-new',
  });
});
