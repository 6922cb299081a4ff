import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FlightTariff, FlightUpselling } from '@tiquete/contracts';
import { ApiProblem, searchSectionChanged } from '@tiquete/platform';
import { type ApiAnswers, expectNoAxeViolations, pending } from '@tiquete/testing';
import { journeyKey } from '../../model/itineraryKey';
import { anOffer, aQuery, aResult, aTariff, dictionaries } from '../../testing/builders';
import { pendingPrices, renderFlights } from '../../testing/renderFlights';
import { Page } from '../../results/Page';
import { flightSlice } from '../../state/slice';
import { resultsUrl } from '../../urls';

const offer = anOffer();
const plus = aTariff({
  code: 'PLUS',
  offerId: 'offer-2',
  name: 'Flex',
  totalPrice: 470_000,
  difference_from_base: 150_000,
  features: [{ key: 'bag_checked', state: 'included', text: 'Maleta de 23 kg' }],
});
const fares: FlightUpselling = {
  data: [offer],
  tariffs: [aTariff(), plus],
  meta: {
    count: 1,
    sessionCode: 'session-1',
    expires_at: new Date(Date.now() + 900_000).toISOString(),
  },
  dictionaries,
};
const expired = new ApiProblem({
  code: 'SESSION_EXPIRED',
  title: 'Los precios de esta búsqueda vencieron. Busca de nuevo.',
  status: 410,
  requestId: null,
});

async function choose(
  answers: ApiAnswers,
  { search = '', selected = null }: { search?: string; selected?: FlightTariff | null } = {},
) {
  const user = userEvent.setup();
  const rendered = renderFlights(<Page />, {
    route: resultsUrl(aQuery) + search,
    preloaded: { flight: { ...flightSlice.getInitialState(), tariffSelected: selected } },
    answers: { ...pendingPrices, 'POST flights/searches': () => aResult([offer]), ...answers },
  });
  await user.click(await screen.findByRole('button', { name: /^Elegir Avianca/ }));
  return { ...rendered, drawer: await screen.findByRole('dialog', { name: 'Elige tu tarifa' }) };
}

it('compares the fares in words and pesos, and takes the chosen one to the checkout', async () => {
  const user = userEvent.setup();
  const { drawer, address, store, api } = await choose({
    'POST flights/searches_upselling': () => fares,
  });
  const flex = within(await within(drawer).findByRole('article', { name: 'Flex' }));
  expect(flex.getByText(/150\.000 más/)).toBeInTheDocument();
  expect(flex.getByText('Incluido')).toBeInTheDocument();
  const basic = within(within(drawer).getByRole('article', { name: 'Básica' }));
  expect(basic.getByText('La de tu búsqueda')).toBeInTheDocument();
  expect(basic.getByText(/Maleta de 23 kg con costo/)).toBeInTheDocument();
  expect(basic.getByText(/Sin reembolso/)).toBeInTheDocument();
  expect(api.requests.at(-1)).toMatchObject({
    key: 'POST flights/searches_upselling',
    input: { body: { sessionCode: 'session-1', offerId: 'offer-1' } },
  });
  await expectNoAxeViolations(drawer);
  await user.click(flex.getByRole('button', { name: /^Elegir tarifa Flex por .*470\.000/ }));
  const at = new URL(address(), 'http://x');
  expect(at.pathname).toBe('/checkout/flight');
  expect(Object.fromEntries(at.searchParams)).toMatchObject({
    sessionCode: 'session-1',
    offerId: 'offer-2',
    flight: journeyKey(offer),
    tariff: 'PLUS',
    total: '470000',
    tripType: 'ONE_WAY',
  });
  expect(store.getState()).toMatchObject({
    flight: { tariffSelected: { code: 'PLUS' }, openDrawerTariff: false },
    searchSection: { flightOfferSource: 'GDS' },
  });
});

it('requests the fares in the session of the search section', async () => {
  const user = userEvent.setup();
  const { store, api } = renderFlights(<Page />, {
    route: resultsUrl(aQuery),
    answers: {
      ...pendingPrices,
      'POST flights/searches': () => aResult([offer]),
      'POST flights/searches_upselling': pending,
    },
  });
  const choice = await screen.findByRole('button', { name: /^Elegir Avianca/ });
  act(() => void store.dispatch(searchSectionChanged({ sessionCode: 'session-7' })));
  await user.click(choice);
  await waitFor(() =>
    expect(api.requests.at(-1)?.input.body).toEqual({
      sessionCode: 'session-7',
      offerId: 'offer-1',
    }),
  );
});

it('shows the exchange rate of the fares once', async () => {
  const exchange_rate = { currency: 'GBP', rate: '5297.42', day: '2026-11-22' };
  const { drawer } = await choose({
    'POST flights/searches': () => aResult([anOffer({ exchange_rate })]),
    'POST flights/searches_upselling': () => fares,
  });
  expect((drawer.textContent ?? '').replace(/\u00a0/g, ' ')).toContain(
    'Precio convertido a pesos con la tasa del 22 nov. 2026: 1 GBP = $ 5.297,42.',
  );
});

it('marks fare features that the airline does not state as open', async () => {
  const { drawer } = await choose({
    'POST flights/searches': () =>
      aResult([
        anOffer({
          includedCabinBags: { quantity: null },
          fare_rules_short: {
            changeable: true,
            change_penalty: 0,
            refundable: null,
            refund_penalty: null,
          },
        }),
      ]),
    'POST flights/searches_upselling': pending,
  });
  for (const text of ['Equipaje de mano: consulta', 'Reembolso: consulta'])
    expect(within(drawer).getByText(text)).toHaveTextContent('La aerolínea no informó');
});

it('marks the fare that the traveller took to the checkout and came back from', async () => {
  const { drawer } = await choose(
    { 'POST flights/searches_upselling': () => fares },
    { selected: plus },
  );
  const marked = await within(drawer).findByText('La que elegiste');
  expect(marked.closest('article')).toHaveAccessibleName('Flex');
});

it('shows the fare of the search while the airline answers, and when it does not answer', async () => {
  let fail: (reason: unknown) => void = () => undefined;
  const { drawer } = await choose({
    'POST flights/searches_upselling': () => new Promise((_, reject) => (fail = reject)),
  });
  expect(
    within(drawer).getByText('Preguntando por otras tarifas a la aerolínea…'),
  ).toBeInTheDocument();
  expect(within(drawer).getByText('Equipaje de mano de 10 kg')).toBeInTheDocument();
  fail(new ApiProblem({ code: 'SUPPLIER_ERROR', title: 'x', status: 502, requestId: null }));
  expect(await within(drawer).findByText(/No pudimos traer otras tarifas/)).toBeInTheDocument();
  expect(within(drawer).getByRole('button', { name: /^Elegir tarifa Básica/ })).toBeEnabled();
});

it('closes by the keyboard, returns the focus and aborts the request', async () => {
  const user = userEvent.setup();
  const { api } = await choose({ 'POST flights/searches_upselling': pending });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Elegir Avianca/ })).toHaveFocus();
  expect(api.aborted().at(-1)).toBe(true);
});

it('searches again after prices expired, with the same filters and flights', async () => {
  const renewed = anOffer({ id: 'offer-9', totalPrice: 350_000 });
  let searched = 0;
  const { drawer, address, api } = await choose(
    {
      'POST flights/searches': () =>
        (searched += 1) === 1 ? aResult([offer]) : aResult([renewed], { sessionCode: 'session-2' }),
      'POST flights/searches_upselling': ({ body }) => {
        if ((body as { sessionCode: string }).sessionCode === 'session-1') throw expired;
        return { ...fares, tariffs: [aTariff({ offerId: 'offer-9', totalPrice: 350_000 })] };
      },
    },
    { search: '&scales=DIRECT' },
  );
  expect(
    await within(drawer).findByRole('button', { name: /^Elegir tarifa Básica por .*350\.000/ }),
  ).toBeInTheDocument();
  expect(api.requests.at(-1)?.input.body).toEqual({ sessionCode: 'session-2', offerId: 'offer-9' });
  expect(address()).toContain('scales=DIRECT');
});

it('shows that the flights are gone when the new search lacks them', async () => {
  let searched = 0;
  const { drawer } = await choose({
    'POST flights/searches': () => ((searched += 1) === 1 ? aResult([offer]) : aResult([])),
    'POST flights/searches_upselling': () => {
      throw expired;
    },
    'GET flights/places_searches': pending,
  });
  expect(
    await within(drawer).findByText(/ya no están disponibles a este precio/),
  ).toBeInTheDocument();
  expect(within(drawer).queryByRole('button', { name: /^Elegir tarifa/ })).not.toBeInTheDocument();
});
