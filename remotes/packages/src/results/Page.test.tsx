import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PackageSearchBody } from '@tiquete/contracts';
import { addDays, formatDay, localProblem } from '@tiquete/platform';
import { expectNoAxeViolations } from '@tiquete/testing';
import {
  aList,
  aPackage,
  aPackageWith,
  aQuery,
  someDates,
  someFilters,
  someMonths,
} from '../testing/builders';
import { renderPackages } from '../testing/renderPackages';
import { resultsUrl } from '../urls';
import { listUrl } from './listProduct';
import { Page } from './Page';

type Answer = (body: PackageSearchBody) => ReturnType<typeof aList> | Promise<never>;
function open(answer: Answer, isMobile = false, route = resultsUrl(aQuery)) {
  const rendered = renderPackages(<Page />, {
    route,
    isMobile,
    answers: {
      'POST packages/searches': ({ body }) => answer(body as PackageSearchBody),
    },
  });
  const bodies = () =>
    rendered.api.requests
      .filter(({ key }) => key === 'POST packages/searches')
      .map(({ input }) => input.body as PackageSearchBody);
  return { ...rendered, bodies };
}
const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPackageWith({ ItemPackageID: `P${from + index}`, name: `Paquete ${from + index}` }),
  );

it('shows route, inclusions and prices of a package', async () => {
  const { container } = open(() =>
    aList([aPackageWith({ availability: { status: 'ON_REQUEST', total: 2 } })]),
  );
  const card = await screen.findByRole('article', { name: 'Europa clásica' });
  const items = (list: string) =>
    within(within(card).getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(items('Recorrido')).toEqual(['Madrid', 'París', 'Roma']);
  expect(items('Incluye')).toEqual(expect.arrayContaining(['Vuelos', 'Hotel']));
  expect(card).toHaveTextContent('$ 4.900.000');
  expect(card).toHaveTextContent('$ 15.000.000 en total, 2 habitaciones');
  expect(card).toHaveTextContent('Reserva con $ 4.500.000');
  expect(card).toHaveTextContent('Salida sujeta a mínimo');
  expect(card).toHaveTextContent('Quedan 2 habitaciones');
  expect(within(card).getByRole('link', { name: 'Ver paquete: Europa clásica' })).toHaveAttribute(
    'href',
    expect.stringMatching(/details\?.*ItemPackageID=EU-CLASICA&departure=\d{4}-/),
  );
  expect(within(card).getByRole('link', { name: 'Europa clásica' })).toHaveAttribute(
    'href',
    within(card)
      .getByRole('link', { name: /^Ver paquete/ })
      .getAttribute('href'),
  );
  expect(document.title).toBe('Paquetes a Europa | Tiquete');
  await expectNoAxeViolations(container);
});

it('shows the minimum age of a package if a traveller is younger', async () => {
  const unpriced = { price: { ...aPackage.price, total: null } };
  open(() =>
    aList([
      aPackageWith({ ...unpriced, name: 'Expedición', ItemPackageID: 'AQ', min_age: 8 }),
      aPackageWith(unpriced),
    ]),
  );
  const limited = await screen.findByRole('article', { name: 'Expedición' });
  const other = screen.getByRole('article', { name: aPackage.name });
  expect(limited).toHaveTextContent('Sin precio para tu grupo: viajan personas desde 8 años.');
  expect(other).toHaveTextContent('Sin precio para tus habitaciones.');
});

it('shows that a package with flights needs an adult for each infant', async () => {
  const unpriced = { price: { ...aPackage.price, total: null } };
  const includes = [{ type: 'flight' as const, text: 'Vuelos de ida y regreso' }];
  const grounded = aPackageWith({
    ...unpriced,
    includes: [],
    ItemPackageID: 'BUS',
    name: 'En bus',
  });
  renderPackages(<Page />, {
    route: resultsUrl({ ...aQuery, rooms: [{ adults: 1, children: [], infants: 3 }] }),
    answers: {
      'POST packages/searches': () => aList([aPackageWith({ ...unpriced, includes }), grounded]),
    },
  });
  const flying = await screen.findByRole('article', { name: aPackage.name });
  const other = screen.getByRole('article', { name: 'En bus' });
  expect(flying).toHaveTextContent('en el vuelo cada menor de 2 años va con un adulto');
  expect(other).toHaveTextContent('Sin precio para tus habitaciones.');
});

it.each([
  ['ANTARCTICA', 'Antártida', 'Paquetes a la Antártida'],
  ['CARIBBEAN', 'Caribe', 'Paquetes al Caribe'],
  ['FR', 'Francia', 'Paquetes a Francia'],
])('writes the Spanish title for %s', async (id, name, title) => {
  renderPackages(<Page />, {
    route: resultsUrl({ ...aQuery, destination: { id, name } }),
    answers: { 'POST packages/searches': () => aList([]) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

it('filters by a new address and request, and leaves the list visible meanwhile', async () => {
  const user = userEvent.setup();
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const { address, bodies } = open((body) => {
    if (body.filters?.includes?.length === 0) return aList(ids(1, 2));
    return held.then(() => aList(ids(2, 1))) as Promise<never>;
  });
  await screen.findByRole('article', { name: 'Paquete 1' });
  await user.click(screen.getByRole('checkbox', { name: /^Con vuelos incluidos/ }));
  await waitFor(() => expect(address()).toBe(`${resultsUrl(aQuery)}&includes=flight`));
  expect(screen.getByRole('article', { name: 'Paquete 1' })).toBeInTheDocument();
  free();
  await screen.findByRole('button', { name: 'Quitar Vuelos' });
  await screen.findByText('1 paquete');
  expect(screen.queryByRole('article', { name: 'Paquete 1' })).toBeNull();
  expect(bodies().map(({ filters }) => filters?.includes)).toEqual([[], ['flight']]);
});

it('opens an address with filters: one request with all of them, and a chip for each value', async () => {
  const user = userEvent.setup();
  const route = listUrl({ ...aQuery, filters: someFilters });
  const { address, bodies } = open(() => aList([aPackage]), false, route);
  const chips = await screen.findByRole('list', { name: 'Filtros activos' });
  expect(
    within(chips)
      .getAllByRole('button', { name: /^Quitar/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([
    'Quitar $\u00a01.000.000 – $\u00a05.000.000',
    'Quitar 3 noches – 12 noches',
    'Quitar Vuelos',
    'Quitar Comidas',
    'Quitar 3,0 estrellas',
    'Quitar 4,5 estrellas',
    'Quitar 2027-03',
    'Quitar 2027-04',
    'Quitar Europa',
  ]);
  expect(bodies()).toEqual([
    expect.objectContaining({
      order: 'nights_asc',
      filters: {
        price: { min: 1_000_000, max: 5_000_000 },
        nights: { min: 3, max: 12 },
        months: ['2027-03', '2027-04'],
        regions: ['EUROPE'],
        includes: ['flight', 'meal'],
        stars: [3, 4.5],
      },
    }),
  ]);
  await user.click(within(chips).getByRole('button', { name: 'Limpiar todo' }));
  await waitFor(() => expect(address()).toBe(`${resultsUrl(aQuery)}&orderBy=nights_asc`));
});

it('adds thirty more packages, and shows when that fails', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const { bodies } = open((body) => {
    if (!body.cursor) return aList(ids(1, 30), { total: 31, cursor: 'next' });
    if (isDown) throw localProblem('OFFLINE');
    return aList(ids(31, 1), { total: 31 });
  });
  await screen.findByText('Ves 30 de 31');
  await user.click(screen.getByRole('button', { name: 'Ver más paquetes' }));
  await screen.findByText('No pudimos traer más paquetes. Lo que ves sigue aquí.');
  expect(screen.getAllByRole('article')).toHaveLength(30);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Ver más paquetes' }));
  await screen.findByRole('article', { name: 'Paquete 31' });
  expect(screen.getAllByRole('article')).toHaveLength(31);
  expect(screen.queryByRole('button', { name: 'Ver más paquetes' })).toBeNull();
  expect(bodies().at(-1)).toMatchObject({ cursor: 'next', DestinationID: 'EUROPE' });
});

it('offers the months around, each with its price', async () => {
  open(() => aList([aPackage]));
  const months = await screen.findByRole('region', { name: 'Otros meses para salir' });
  const other = within(months).getByRole('link', { name: /Desde \$\s5\.200\.000 por persona/ });
  expect(other).toHaveAttribute('href', expect.stringMatching(/DateBegin=\d{4}-\d\d-01/));
  expect(within(months).getByRole('link', { current: true })).not.toBe(other);
});

it('offers the departures around a day, also in another month', async () => {
  const day = someDates.start;
  const near = [addDays(day, -1), day, addDays(day, 7)];
  const [departure] = someMonths.dates;
  const { api } = renderPackages(<Page />, {
    route: resultsUrl({ ...aQuery, dates: { start: day, end: day } }),
    answers: {
      'POST packages/searches': () => aList([aPackage]),
      'GET packages/months_and_dates': () => ({
        data: { ...someMonths, dates: near.map((DateBegin) => ({ ...departure!, DateBegin })) },
      }),
    },
  });
  const region = await screen.findByRole('region', { name: 'Salidas cercanas' });
  expect(within(region).getAllByRole('link')).toHaveLength(near.length);
  const linkTo = (one: string) =>
    within(region).getByRole('link', { name: new RegExp(formatDay(one)) });
  for (const one of near)
    expect(linkTo(one)).toHaveAttribute('href', expect.stringContaining(`DateBegin=${one}`));
  expect(linkTo(day)).toHaveAttribute('aria-current', 'true');
  expect(api.requests).toContainEqual(
    expect.objectContaining({
      key: 'GET packages/months_and_dates',
      input: expect.objectContaining({
        query: { OriginID: 'BOG', DestinationID: 'EUROPE', DateBegin: day },
      }),
    }),
  );
});

it('distinguishes no departures from no matches of the filters', async () => {
  const user = userEvent.setup();
  open((body) => (body.filters?.includes?.length ? aList([]) : aList([aPackage])));
  await screen.findByRole('article');
  await user.click(screen.getByRole('checkbox', { name: /^Comidas/ }));
  await screen.findByText('Ningún paquete cumple todos los filtros');
  await user.click(screen.getAllByRole('button', { name: 'Limpiar todo' })[1] ?? document.body);
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

it('compares two packages side by side', async () => {
  const user = userEvent.setup();
  const longer = aPackageWith({ ItemPackageID: 'B', name: 'Europa larga', nights: 14, days: 15 });
  open(() => aList([aPackage, longer]));
  await user.click(await screen.findByRole('checkbox', { name: 'Comparar Europa clásica' }));
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Europa larga' }));
  await user.click(await screen.findByRole('button', { name: /^Comparar/ }));
  const table = await screen.findByRole('table');
  expect(table).toHaveTextContent('Más noches');
  expect(table).toHaveTextContent('14 noches · 15 días');
});

it('shows that there are no departures, with a link to another search', async () => {
  open(() => aList([]), true);
  await screen.findByText('No hay salidas para esta búsqueda');
  expect(screen.getAllByRole('button', { name: /Cambiar búsqueda/ })).not.toHaveLength(0);
});

it('shows why a search failed, and succeeds on retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  open(() => {
    if (isDown) throw localProblem('OFFLINE');
    return aList([aPackage]);
  });
  await screen.findByText('No hay conexión. Revisa tu internet e inténtalo de nuevo.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: /Reintentar|de nuevo/ }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
