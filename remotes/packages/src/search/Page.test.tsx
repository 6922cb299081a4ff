import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initialSearchSection, selectSearchSection } from '@tiquete/platform';
import { expectNoAxeViolations } from '@tiquete/testing';
import { toDraftSection } from '../state/searchSection';
import { initialPackageState } from '../state/packageState';
import { toRecentSearch } from '../state/recentSearches';
import { aList, aPackage, aQuery, someDates } from '../testing/builders';
import { renderPackages } from '../testing/renderPackages';
import { resultsUrl } from '../urls';
import { Page } from './Page';

const lastSearch = { ...initialSearchSection, ...toDraftSection(aQuery) };
const open = (name: RegExp) => userEvent.setup().click(screen.getByRole('button', { name }));

it('opens the results of the form', async () => {
  const user = userEvent.setup();
  const { address } = renderPackages(<Page />, { preloaded: { searchSection: lastSearch } });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(address()).toBe(resultsUrl(aQuery));
});

it('accepts one place: a region, a country, or a city found by its name', async () => {
  const user = userEvent.setup();
  const { store } = renderPackages(<Page />);
  await open(/^Destino/);
  await user.click(await screen.findByRole('checkbox', { name: 'Europa' }));
  expect(screen.getByRole('button', { name: /^Cuándo/ })).toHaveFocus();
  await open(/^Destino/);
  const search = await screen.findByRole('searchbox', { name: 'Buscar un país o una ciudad' });
  await user.type(search, 'paris');
  await user.click(screen.getByRole('checkbox', { name: 'París, Francia' }));
  expect(screen.getByRole('button', { name: 'Destino París' })).toBeInTheDocument();
  expect(selectSearchSection(store.getState() as never)).toMatchObject({
    destination: 'PAR',
    packageJson: { DestinationID: 'PAR', Destination: 'París', MoneyID: 2, Type: 'ESPECIAL' },
  });
});

it('offers months with prices, then the departures of the chosen one', async () => {
  const user = userEvent.setup();
  renderPackages(<Page />);
  await open(/^Cuándo/);
  const months = await screen.findByRole('list', { name: 'Meses de salida' });
  expect(within(months).getByRole('button', { name: /Sin salidas$/ })).toBeDisabled();
  await user.click(within(months).getByRole('button', { name: /\$\s4,9 M por persona$/ }));
  const days = await screen.findByRole('group', { name: /^Salidas de/ });
  expect(within(days).getByRole('button', { name: 'Todo el mes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(within(days).getByRole('button', { name: /4,9/ }));
  expect(screen.getByRole('button', { name: /^Cuándo Salida 05/ })).toBeInTheDocument();
});

it('requires the age of each child at its field', async () => {
  const user = userEvent.setup();
  const { address } = renderPackages(<Page />);
  await open(/^Viajeros/);
  await user.click(screen.getByRole('button', { name: /^Más: Niños|Niños.*más|Agregar.*Niños/i }));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(address()).toBe('/');
  expect(screen.getAllByText('Elige la edad de cada niño.')).not.toHaveLength(0);
});

it('repeats a search until its last day of departure', () => {
  const recent = toRecentSearch(aQuery, { ...aList([aPackage]), expires_at: someDates.end });
  const over = recent && { ...recent, dates: { start: '2020-01-01', end: '2020-01-31' } };
  const query = { ...aQuery, destination: { id: 'ASIA', name: 'Asia' } };
  renderPackages(<Page />, {
    preloaded: {
      package: { ...initialPackageState, recentSearches: [recent, { ...over, query }] },
    },
  });
  const links = within(screen.getByRole('region', { name: 'Tus búsquedas recientes' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    resultsUrl(aQuery),
  ]);
});

it('shows featured packages by region', async () => {
  const user = userEvent.setup();
  const inAsia = { ...aPackage, ItemPackageID: 'JP', name: 'Japón en primavera' };
  const regions = [
    { id: 'CO', label: 'Colombia', packages: [aPackage] },
    { id: 'ASIA', label: 'Asia', packages: [inAsia] },
  ];
  const { container } = renderPackages(<Page />, {
    answers: { 'GET packages/featured': () => ({ data: { regions } }) },
  });
  const featured = await screen.findByRole('link', { name: /Europa clásica/ });
  expect(featured).toHaveTextContent('Desde $ 4.900.000 por persona');
  await user.click(screen.getByRole('button', { name: 'Asia' }));
  expect(screen.getByRole('link', { name: /Japón en primavera/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver todos los de Asia' })).toHaveAttribute(
    'href',
    expect.stringContaining('DestinationID=ASIA'),
  );
  await expectNoAxeViolations(container);
});
