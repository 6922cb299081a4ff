import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toDraft } from '@tiquete/domain/searches/assistance';
import { initialSearchSection, selectSearchSection } from '@tiquete/platform';
import { expectNoAxeViolations } from '@tiquete/testing';
import { initialAssistanceState } from '../state/assistanceState';
import { toRecentSearch } from '../state/recentSearches';
import { toDraftSection } from '../state/searchSection';
import { aQuery } from '../testing/builders';
import { renderAssistance } from '../testing/renderAssistance';
import { resultsUrl } from '../urls';
import { Page } from './Page';

const lastSearch = { ...initialSearchSection, ...toDraftSection(toDraft(aQuery)) };

it('opens the results of the form', async () => {
  const user = userEvent.setup();
  const { address } = renderAssistance(<Page />, { preloaded: { searchSection: lastSearch } });
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(address()).toBe(resultsUrl(aQuery));
});

it('stores an incomplete form when the page is left', async () => {
  const user = userEvent.setup();
  const { store } = renderAssistance(<Page />, { preloaded: { searchSection: lastSearch } });
  await screen.findByRole('option', { name: 'Perú' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vives en' }), 'Perú');
  expect(selectSearchSection(store.getState() as never)).toMatchObject({
    origin: 'PE',
    destination: 'EUROPE',
    quotas: [72, 35, 7],
    asisstanceJson: { origin_code: 'PE', destination_code: ['EUROPE'], age_pax: '72,35,7' },
  });
});

it('shows the entry rules of a destination as soon as it is chosen', async () => {
  renderAssistance(<Page />, { preloaded: { searchSection: lastSearch } });
  const rules = await screen.findByRole('region', { name: 'Lo que pide tu destino para entrar' });
  expect(rules).toHaveTextContent('Espacio Schengen');
  expect(rules).toHaveTextContent('Suma mínima: EUR 30.000 por persona.');
});

it('shows covers and exclusions before a destination is chosen', async () => {
  const { container } = renderAssistance(<Page />);
  expect(screen.getByRole('heading', { name: 'Lo que suele pagar' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Lo que no suele pagar' })).toBeInTheDocument();
  expect(screen.queryByText('Lo que pide tu destino para entrar')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Asistencia y seguro de viaje | Tiquete');
  await screen.findByRole('option', { name: 'Perú' });
  await expectNoAxeViolations(container);
});

it('repeats a recent search with one click', async () => {
  const user = userEvent.setup();
  const preloaded = {
    assistance: { ...initialAssistanceState, recentSearches: [toRecentSearch(aQuery)] },
  };
  const { address } = renderAssistance(<Page />, { preloaded });
  const recent = screen.getByRole('region', { name: 'Tus búsquedas recientes' });
  await user.click(within(recent).getByRole('link', { name: /Europa.*3 viajeros/ }));
  expect(address()).toBe(resultsUrl(aQuery));
});

it.each([
  ['2099-03-10', '2099-03-21', '10 mar. – 21 mar.'],
  ['2099-03-03', '2100-03-01', '03 mar. 2099 – 01 mar. 2100'],
])('shows the years of a cover from %s to %s only if they differ', (checkin, checkout, years) => {
  const recent = toRecentSearch({ ...aQuery, checkin, checkout });
  const preloaded = { assistance: { ...initialAssistanceState, recentSearches: [recent] } };
  renderAssistance(<Page />, { preloaded });
  expect(screen.getByRole('link', { name: /Europa/ })).toHaveTextContent(years);
});

it('shows one pill on a phone, which opens the form', async () => {
  const user = userEvent.setup();
  renderAssistance(<Page />, { isMobile: true });
  expect(screen.queryByRole('combobox', { name: 'Vives en' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /¿A dónde vas\?/ }));
  expect(await screen.findByRole('combobox', { name: 'Vives en' })).toBeInTheDocument();
});
