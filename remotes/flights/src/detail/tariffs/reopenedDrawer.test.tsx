import { screen, waitFor, within } from '@testing-library/react';
import { initialSearchSection } from '@tiquete/platform';
import type { FlightSearchResponse } from '@tiquete/contracts';
import { journeyKey } from '../../model/itineraryKey';
import { Page } from '../../results/Page';
import { initialFlightState } from '../../state/flightState';
import { aFlight, anOffer, aQuery, aResult, aTariff } from '../../testing/builders';
import { pendingPrices, renderFlights } from '../../testing/renderFlights';
import { resultsUrl } from '../../urls';

const offer = anOffer();
const fares = [aTariff(), aTariff({ offerId: 'offer-2', name: 'Flex', totalPrice: 470_000 })];

/** Reloads the page with an open drawer, restored from storage. */
function reload(answer: FlightSearchResponse) {
  const drawerOffer = {
    flights: journeyKey(offer),
    fare: offer.fare_family,
    sessionCode: 'session-1',
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  };
  const open = { openDrawerTariff: true, tariffs: fares, drawerOffer };
  return renderFlights(<Page />, {
    route: resultsUrl(aQuery),
    preloaded: {
      flight: { ...initialFlightState, ...open },
      searchSection: { ...initialSearchSection, flightOfferSource: 'GDS' },
    },
    answers: {
      ...pendingPrices,
      'POST flights/searches': () => answer,
      'POST flights/searches_upselling': () => ({
        data: [offer],
        tariffs: [aTariff({ offerId: 'offer-9', totalPrice: 350_000 })],
        meta: { count: 1, sessionCode: 'session-2', expires_at: drawerOffer.expiresAt },
        dictionaries: answer.dictionaries,
      }),
    },
  });
}
const drawer = () => screen.findByRole('dialog', { name: 'Elige tu tarifa' });
const requests = (api: { requests: { key: string }[] }) => api.requests.map(({ key }) => key);

it('opens with the stored fares in the same session', async () => {
  const { api } = reload(aResult([anOffer({ id: 'other', itineraries: [aFlight()] }), offer]));
  expect(await within(await drawer()).findByRole('article', { name: 'Flex' })).toBeInTheDocument();
  expect(requests(api)).not.toContain('POST flights/searches_upselling');
});

it('requests the fares again in another session', async () => {
  const { api } = reload(aResult([anOffer({ id: 'offer-9' })], { sessionCode: 'session-2' }));
  await within(await drawer()).findByRole('button', {
    name: /^Elegir tarifa Básica por .*350\.000/,
  });
  const fares = api.requests.filter(({ key }) => key === 'POST flights/searches_upselling');
  expect(fares.map(({ input }) => input.body)).toEqual([
    { sessionCode: 'session-2', offerId: 'offer-9' },
  ]);
});

it.each([
  ['other flights', [anOffer({ itineraries: [aFlight({ flight: 'LA1' })] })]],
  ['the same flights of another seller', [anOffer({ source: 'NDC' })]],
])('stays closed when the answer has only %s', async (_, offers) => {
  const { store } = reload(aResult(offers));
  await screen.findByText('1 vuelo');
  await waitFor(() =>
    expect(store.getState()).toMatchObject({ flight: { openDrawerTariff: false } }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
