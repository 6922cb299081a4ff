import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FlightPlace } from '@tiquete/contracts';
import { addDays, formatDay } from '@tiquete/platform';
import { expectNoAxeViolations, type ApiAnswers, pending } from '@tiquete/testing';
import { anOffer, aQuery, aResult } from '../../testing/builders';
import { pendingPrices, renderFlights } from '../../testing/renderFlights';
import { resultsUrl } from '../../urls';
import { Page } from '../Page';

const day = aQuery.segments[0]?.date ?? '';
const calendar: ApiAnswers['GET flights/calendar'] = ({ query }) => {
  const { from } = query as { from: string };
  return {
    data: {
      currency: 'COP',
      days: [210_000, 150_000, 210_000, null, 210_000, 210_000, 210_000].map((price, index) => ({
        date: addDays(from, index),
        price,
      })),
    },
  };
};
const rionegro: FlightPlace = {
  type: 'location',
  subType: 'AIRPORT',
  id: 'AEOH',
  name: 'Olaya Herrera',
  detailedName: 'Medellín/Olaya Herrera',
  iataCode: 'EOH',
  timeZoneOffset: '-05:00',
  geoCode: { latitude: 6.22, longitude: -75.59 },
  address: {
    cityName: 'Medellín',
    cityCode: 'MDE',
    countryName: 'Colombia',
    countryCode: 'CO',
    regionCode: 'SAMER',
  },
  analytics: { travelers: { score: 5 } },
  label: 'Medellín (EOH)',
  distance_km: 19,
  airports: [],
};

it('shows the prices of neighbouring days, each a link with the same filters', async () => {
  const user = userEvent.setup();
  const { address } = renderFlights(<Page />, {
    route: `${resultsUrl(aQuery)}&scales=DIRECT`,
    answers: {
      ...pendingPrices,
      'POST flights/searches': () => aResult([anOffer()]),
      'GET flights/calendar': calendar,
    },
  });
  const strip = within(screen.getByRole('navigation', { name: /días cercanos/ }));
  const cheap = await strip.findByRole('link', {
    name: new RegExp(`^${formatDay(addDays(day, -2))} .* 150\\smil$`),
  });
  expect(strip.getAllByRole('link')).toHaveLength(7);
  expect(
    await strip.findByRole('link', {
      current: 'date',
      name: new RegExp(`^${formatDay(day)} .* 320\\smil$`),
    }),
  ).toBeInTheDocument();
  await user.click(cheap);
  expect(address()).toContain(`segments=BOG-MDE-${addDays(day, -2)}`);
  expect(address()).toContain('scales=DIRECT');
});

it('offers nearby days and airports and the form on a day without flights', async () => {
  const { container } = renderFlights(<Page />, {
    route: resultsUrl(aQuery),
    answers: {
      ...pendingPrices,
      'POST flights/searches': () => aResult([]),
      'GET flights/calendar': calendar,
      'GET flights/places_searches': ({ query }) => ({
        data: (query as { keyword: string }).keyword === 'MDE' ? [rionegro] : [],
      }),
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'No encontramos vuelos para esta fecha' }),
  ).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { name: 'Días cercanos con vuelos' }),
  ).toBeInTheDocument();
  expect(
    screen.getAllByRole('link', { name: `${formatDay(addDays(day, -2))}, desde $\u00a0150.000` }),
  ).toHaveLength(1);
  await expectNoAxeViolations(container);
  expect(
    await screen.findByRole('link', { name: 'Llegar a Olaya Herrera (EOH), a 19 km' }),
  ).toHaveAttribute('href', expect.stringContaining('segments=BOG-EOH-'));
});

it('expands the form when there is nothing nearby', async () => {
  const user = userEvent.setup();
  renderFlights(<Page />, {
    route: resultsUrl(aQuery),
    answers: {
      ...pendingPrices,
      'POST flights/searches': () => aResult([]),
      'GET flights/places_searches': pending,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cambiar búsqueda' }));
  await waitFor(() => expect(screen.getByRole('search')).toBeInTheDocument());
});
