import { screen } from '@testing-library/react';
import { startDataGate } from '@tiquete/testing';
import { aFlight, anOffer, aQuery, aResult } from '../testing/builders';
import { pendingPrices, renderFlights } from '../testing/renderFlights';
import { resultsUrl } from '../urls';
import { Page } from './Page';

const day = aQuery.segments[0]?.date ?? '';

it('describes flights, times and lowest prices as structured data', async () => {
  const shown = startDataGate();
  const offers = ['06:05', '21:30'].map((departs, index) =>
    anOffer({
      id: `${index}`,
      itineraries: [aFlight({ flight: `AV93${index}1`, departs })],
      totalPrice: 600_000 + index,
    }),
  );
  renderFlights(<Page />, {
    route: resultsUrl(aQuery),
    answers: { ...pendingPrices, 'POST flights/searches': () => aResult(offers) },
  });
  await screen.findAllByText('06:05');
  const flight = (flightNumber: string, departs: string) => ({
    '@type': 'Offer',
    priceCurrency: 'COP',
    seller: { '@type': 'TravelAgency' },
    itemOffered: [
      {
        '@type': 'Flight',
        flightNumber,
        provider: { '@type': 'Airline', iataCode: 'AV' },
        departureAirport: { '@type': 'Airport', iataCode: 'BOG' },
        departureTime: `${day}T${departs}:00`,
        arrivalAirport: { '@type': 'Airport', iataCode: 'MDE' },
      },
    ],
  });
  expect(shown()).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, item: { ...flight('AV9301', '06:05'), price: 600_000 } },
        { position: 2, item: { ...flight('AV9311', '21:30'), price: 600_001 } },
      ],
    },
  ]);
});
