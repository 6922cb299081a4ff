import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PackageSearchBody } from '@tiquete/contracts';
import { addDays, ApiProblem } from '@tiquete/platform';
import { expectNoAxeViolations, rowOf, startDataGate } from '@tiquete/testing';
import { aQuery } from '../testing/builders';
import { aChoice, aQuote, withHotel } from '../testing/detailBuilders';
import { renderPackages } from '../testing/renderPackages';
import { detailUrl } from '../urls';
import { Page } from './Page';

const address = detailUrl(aQuery, aChoice);
const refusal = (code: string, status = 409) =>
  new ApiProblem({ code, title: 'Esa combinación no tiene cupo.', status, requestId: null });
type Answer = (body: PackageSearchBody) => ReturnType<typeof aQuote> | Promise<never>;
function open(answer: Answer, route = address) {
  const rendered = renderPackages(<Page />, {
    route,
    answers: { 'POST packages/searches': ({ body }) => answer(body as PackageSearchBody) },
  });
  const bodies = () =>
    rendered.api.requests
      .filter(({ key }) => key === 'POST packages/searches')
      .map(({ input }) => input.body as PackageSearchBody);
  return { ...rendered, bodies };
}
const price = () => screen.findByRole('complementary', { name: 'Tu precio' });
const hotel = (name: RegExp) => screen.findByRole('radio', { name });
const first = () => aQuote();
const primera = () => aQuote({ ...withHotel('primera'), total: 15_900_000 });

it('shows price, plan, departures, hotels, days, flights and terms of the package', async () => {
  const { container } = open(first);
  const panel = await price();
  expect(panel).toHaveTextContent('$ 15.000.000');
  expect(panel).toHaveTextContent('Total de 5 viajeros');
  expect(panel).toHaveTextContent('$ 4.900.000 por persona en doble');
  expect(rowOf(panel, 'Hoy, con tu reserva').getByText('$ 4.500.000')).toBeInTheDocument();
  expect(panel).toHaveTextContent('$ 10.500.000');
  expect(screen.getByRole('heading', { level: 1, name: 'Europa clásica' })).toBeInTheDocument();
  expect(await hotel(/Primera.*900\.000 más/)).not.toBeChecked();
  expect(screen.getByRole('button', { name: /Agotada$/ })).toBeDisabled();
  expect(screen.getByText('Llegada a Madrid')).toBeInTheDocument();
  expect(screen.getByText('Bogotá – Madrid')).toBeInTheDocument();
  expect(screen.getByText(/La salida se confirma con 10 viajeros/)).toBeInTheDocument();
  expect(screen.getByText('Si cancelas, pagas $ 3.000.000 (20 %).')).toBeInTheDocument();
  expect(screen.getByText(/pasaporte vigente al menos 6 meses/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('describes the package and its price as structured data', async () => {
  const blocks = startDataGate();
  open(first);
  await price();
  await waitFor(() => expect(blocks()).toHaveLength(1));
  expect(blocks()[0]).toMatchObject({
    '@type': ['Product', 'TouristTrip'],
    name: 'Europa clásica',
    itinerary: { itemListElement: [{ position: 1, item: { name: 'Madrid' } }, {}] },
    offers: { '@type': 'Offer', price: 15_000_000, priceCurrency: 'COP' },
  });
});

it('prices other hotels in the same quote, and writes the choice to the address', async () => {
  const user = userEvent.setup();
  const { bodies, address: at } = open((body) => (body.id_temp_hotel ? primera() : first()));
  await user.click(await hotel(/Primera/));
  expect(await screen.findByText('$ 15.900.000', { selector: 'aside *' })).toBeInTheDocument();
  expect(await hotel(/Primera/)).toBeChecked();
  expect(at()).toBe(detailUrl(aQuery, { ...aChoice, hotel: 'primera' }));
  expect(bodies()[1]).toMatchObject({
    Booking: 'quote-0001',
    id_hotel: 'turista',
    id_temp_hotel: 'primera',
  });
});

it('marks a chosen hotel from the click on, without a flicker while its price loads', async () => {
  const user = userEvent.setup();
  open((body) => (body.id_temp_hotel ? primera() : first()));
  const label = (await hotel(/Primera/)).closest('label');
  const marks: (string | null)[] = [];
  const observer = new MutationObserver((changes) =>
    marks.push(...changes.map(({ oldValue }) => oldValue)),
  );
  observer.observe(label ?? document, {
    attributeFilter: ['data-chosen'],
    attributeOldValue: true,
  });
  await user.click(await hotel(/Primera/));
  await screen.findByText('$ 15.900.000', { selector: 'aside *' });
  observer.disconnect();
  expect(marks).toEqual([null]);
});

it('returns to the previous choice when a change is rejected, shows why, and allows a retry', async () => {
  const user = userEvent.setup();
  let isFull = true;
  const { bodies, address: at } = open((body) => {
    if (!body.id_temp_hotel) return first();
    if (isFull) throw refusal('DEPARTURE_SOLD_OUT');
    return primera();
  });
  await user.click(await hotel(/Primera/));
  await screen.findByText(/^No pudimos hacer el cambio: Esa combinación no tiene cupo\./);
  await waitFor(() => expect(at()).toBe(address));
  expect(await hotel(/Turista/)).toBeChecked();
  expect(await price()).toHaveTextContent('$ 15.000.000');
  isFull = false;
  await user.click(await hotel(/Primera/));
  expect(await screen.findByText('$ 15.900.000', { selector: 'aside *' })).toBeInTheDocument();
  expect(screen.queryByText(/^No pudimos hacer el cambio/)).toBeNull();
  expect(bodies()).toHaveLength(3);
});

it('adds a tour, another departure and a child without a bed in quick succession', async () => {
  const user = userEvent.setup();
  const { bodies } = open(first);
  await user.click(await screen.findByRole('checkbox', { name: 'Noche flamenca' }));
  await user.click(
    await screen.findByRole('button', {
      name: /\$\s5,1 M por persona Quedan 8$/,
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /^Con cama propia/ }));
  await waitFor(() => expect(bodies().at(-1)?.Room?.[0]?.Child.Bed).toEqual([false]));
  expect(bodies().at(-1)?.id_services).toEqual(['flamenco']);
  expect(bodies().at(-1)?.DateBegin).not.toBe(aChoice.departure);
});

it('requests a new quote when the old one has expired, and shows both prices', async () => {
  const user = userEvent.setup();
  let expired = 0;
  const { bodies } = open((body) => {
    if (body.Booking) {
      expired += 1;
      throw refusal('QUOTE_EXPIRED', 410);
    }
    return expired > 0 ? aQuote({ total: 15_200_000 }, { Booking: 'quote-0002' }) : first();
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Noche flamenca' }));
  await screen.findByText(/antes era \$\s15\.000\.000, ahora es \$\s15\.200\.000/);
  expect(bodies().map(({ Booking }) => Booking)).toEqual(['', 'quote-0001', '']);
});

it('requests a new quote by itself when the quote expires', async () => {
  let count = 0;
  open(() => {
    count += 1;
    return aQuote({}, { forMs: count === 1 ? 20 : 1_800_000 });
  });
  await screen.findByText('El precio había vencido y lo pedimos de nuevo: sigue igual.');
  expect(count).toBe(2);
});

it('does not request quotes without end when the clock is ahead and every quote is expired', async () => {
  const user = userEvent.setup();
  const { bodies } = open(() => aQuote({}, { forMs: -60_000 }));
  await screen.findByText('El precio había vencido y lo pedimos de nuevo: sigue igual.');
  await user.click(screen.getByText('Ver qué pagas'));
  await new Promise((done) => setTimeout(done, 300));
  expect(bodies()).toHaveLength(2);
});

it('requests an expired price once while the api fails, and again when the tab is visible', async () => {
  const user = userEvent.setup();
  let count = 0;
  const { bodies } = open(() => {
    count += 1;
    if (count === 2) throw refusal('SUPPLIER_UNAVAILABLE', 503);
    return aQuote({}, { forMs: count === 1 ? 20 : 1_800_000 });
  });
  await screen.findByText(/^No pudimos hacer el cambio/);
  await user.click(screen.getByText('Ver qué pagas'));
  expect(bodies()).toHaveLength(2);
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText('El precio había vencido y lo pedimos de nuevo: sigue igual.');
  expect(bodies()).toHaveLength(3);
});

it('continues with the same quote after a reload', async () => {
  const { store, unmount } = open(first);
  await price();
  const stored = (store.getState() as { package: object }).package;
  unmount();
  const { bodies } = renderAgain(stored);
  await price();
  expect(bodies()[0]?.Booking).toBe('quote-0001');
});
it('shows after a reload how an expired price has changed', async () => {
  const { store, unmount } = open(first);
  await price();
  const { package: stored } = store.getState() as { package: { packageInfo: object } };
  unmount();
  const packageInfo = { ...stored.packageInfo, expires_at: '2026-01-01T00:00:00.000Z' };
  const { bodies } = renderAgain({ ...stored, packageInfo }, () => aQuote({ total: 15_200_000 }));
  await screen.findByText(/antes era \$\s15\.000\.000, ahora es \$\s15\.200\.000/);
  expect(bodies().map(({ Booking }) => Booking)).toEqual(['']);
});
function renderAgain(stored: object, answer: () => ReturnType<typeof aQuote> = first) {
  const rendered = renderPackages(<Page />, {
    route: address,
    preloaded: { package: { ...stored, quote: { phase: 'idle' } } },
    answers: { 'POST packages/searches': answer },
  });
  const bodies = () =>
    rendered.api.requests
      .filter(({ key }) => key === 'POST packages/searches')
      .map(({ input }) => input.body as PackageSearchBody);
  return { bodies };
}

it.each([
  ['DEPARTURE_SOLD_OUT', 409, 'Esta salida se agotó'],
  ['PACKAGE_NOT_FOUND', 404, 'Este paquete ya no se vende'],
])('%s leads to other packages', async (code, status, title) => {
  open(() => {
    throw refusal(code, status);
  });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver otros paquetes' })).toBeInTheDocument();
});

it('leads from a sold out departure to the other departures of the package', async () => {
  const other = addDays(aChoice.departure, 7);
  const { api } = renderPackages(<Page />, {
    route: address,
    answers: {
      'POST packages/searches': () => {
        throw refusal('DEPARTURE_SOLD_OUT');
      },
      'GET packages/months_and_dates': () => ({
        data: {
          months: [],
          dates: [aChoice.departure, other].map((DateBegin) => ({
            DateBegin,
            DateEnd: addDays(DateBegin, 11),
            nights: 11,
            from_price: 4_900_000,
            availability: { status: 'AVAILABLE' as const, total: 3 },
          })),
        },
      }),
    },
  });
  const link = await screen.findByRole('link', { name: /Desde \$\s4,9 M por persona$/ });
  expect(link).toHaveAttribute('href', detailUrl(aQuery, { ...aChoice, departure: other }));
  expect(api.requests.at(-1)?.input.query).toEqual({
    ItemPackageID: 'EU-CLASICA',
    OriginID: 'BOG',
  });
});

it('shows from which age a package is sold, with a link to others', async () => {
  open(() => {
    throw refusal('TRAVELER_TOO_YOUNG', 422);
  });
  await screen.findByText('Este paquete no es para tu grupo');
  expect(screen.getByText('Esa combinación no tiene cupo.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver otros paquetes' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
});

it('can be retried after an error of the api', async () => {
  const user = userEvent.setup();
  let isDown = true;
  open(() => {
    if (isDown) throw refusal('SUPPLIER_UNAVAILABLE', 503);
    return first();
  });
  await screen.findByText('No pudimos traer este paquete');
  isDown = false;
  await user.click(screen.getByRole('button', { name: /Reintentar|de nuevo/ }));
  expect(await price()).toHaveTextContent('$ 15.000.000');
});
