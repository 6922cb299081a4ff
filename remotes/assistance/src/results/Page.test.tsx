import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AssistanceSearchResponse } from '@tiquete/contracts';
import { ApiProblem } from '@tiquete/platform';
import { expectNoAxeViolations, pending, type RemoteRenderOptions } from '@tiquete/testing';
import { aPlanWith, aQuery, aResult, aRule, benefits } from '../testing/builders';
import { renderAssistance } from '../testing/renderAssistance';
import { checkoutUrl, resultsUrl } from '../urls';
import { Page } from './Page';

const plans = [
  aPlanWith({
    assistanceCode: 'a',
    productCode: 'pa',
    name: 'Esencial 15',
    category: 'BASIC',
    total: 300_000,
    benefits: benefits('15000', { covid: false, baggage: null }),
    main_coverage: { amount: '15000', currency: 'USD', name: 'Asistencia médica' },
  }),
  aPlanWith({ assistanceCode: 'b', productCode: 'pb', name: 'Viajero 60', total: 900_000 }),
  aPlanWith({
    assistanceCode: 'c',
    productCode: 'pc',
    name: 'Premium 150',
    category: 'PREMIUM',
    total: 1_500_000,
    benefits: benefits('150000', { pregnancy: true }),
    main_coverage: { amount: '150000', currency: 'USD', name: 'Asistencia médica' },
  }),
];
const url = resultsUrl(aQuery);
type Answer = () => AssistanceSearchResponse | Promise<AssistanceSearchResponse>;
const open = (answer: Answer = () => aResult(plans), options: RemoteRenderOptions = {}) =>
  renderAssistance(<Page />, {
    route: url,
    answers: { 'POST asisstances/searchs': answer },
    ...options,
  });
const table = () => screen.getByRole('table', { name: 'Planes encontrados' });
const shownNames = () =>
  within(table())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
/** The line, the buttons and the details of a plan. */
const card = (name: string) => screen.findByRole('rowgroup', { name });
const problem = (code: string, title: string, detail?: string) =>
  new ApiProblem({ code, title, detail, status: 502, requestId: null });

it('shows at once which search is running', async () => {
  const { container } = open(pending);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Asistencia para Europa' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Buscando planes para Europa…');
  await expectNoAxeViolations(container);
});

it('shows the cheapest plan that meets the entry rule first, with what several plans share said once', async () => {
  const { container } = open();
  expect(await screen.findByText('3 planes')).toBeInTheDocument();
  expect(shownNames()).toEqual(['Viajero 60', 'Premium 150', 'Esencial 15']);
  const shown = within(await card('Viajero 60'));
  for (const text of [
    'USD 60.000',
    'Asistencia médica, por persona',
    'Sin deducible.',
    'para los 3 viajeros, 10 días',
    'Recargo de 50 % desde los 70 años',
  ])
    expect(shown.getByText(text)).toBeInTheDocument();
  expect(
    screen.getAllByText(/Presta la asistencia Andina Asistencia.*Seguros Cordillera, vigilada/),
  ).toHaveLength(1);
  expect(
    shown.getByText(/Son USD\s225 a 4\.000 pesos \(tasa del 20 nov\. 2026\)/),
  ).toBeInTheDocument();
  expect(document.title).toBe('Asistencia para Europa | Tiquete');
  await expectNoAxeViolations(container);
});

it('prices an annual plan for its year, not for the trip', async () => {
  const annual = { is_annual: true, max_trip_days: 60, coverage_to: '2028-03-08' };
  open(() => aResult([aPlanWith({ ...annual, category: 'ANNUAL', coverage_days: 365 })]));
  const shown = await card('Viajero 60');
  expect(within(shown).getByText('para los 3 viajeros, 365 días')).toBeInTheDocument();
  expect(shown).toHaveTextContent('hasta el 08 mar. 2028, cada uno de hasta 60 días');
});

it('opens the checkout of the plan with its session', async () => {
  open();
  expect(
    within(await card('Viajero 60')).getByRole('link', { name: 'Elegir Viajero 60' }),
  ).toHaveAttribute(
    'href',
    checkoutUrl(aQuery, { sessionCode: 'session-1', assistanceCode: 'b', productCode: 'pb' }),
  );
});

it('filters and sorts in the address, with one request to the api', async () => {
  const user = userEvent.setup();
  const { address, api } = open();
  await user.click(await screen.findByRole('checkbox', { name: /^Embarazo 1/ }));
  await waitFor(() => expect(shownNames()).toEqual(['Premium 150']));
  expect(screen.getByText('1 de 3 planes')).toBeInTheDocument();
  expect(address()).toBe(`${url}&covers=pregnancy`);
  await user.click(screen.getByRole('button', { name: 'Quitar Embarazo' }));
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gastos médicos' }), '60000-USD');
  await waitFor(() => expect(shownNames()).toEqual(['Viajero 60', 'Premium 150']));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Ordenar por' }),
    'Mayor suma asegurada',
  );
  await waitFor(() => expect(shownNames()).toEqual(['Premium 150', 'Viajero 60']));
  expect(address()).toBe(`${url}&sum=60000-USD&orderBy=sum_desc`);
  expect(api.requests.filter(({ key }) => key === 'POST asisstances/searchs')).toHaveLength(1);
});

it('opens with the filters of a shared address, and names the filter that hides most plans', async () => {
  const user = userEvent.setup();
  const { container } = open(undefined, { route: `${url}&category=BASIC&covers=covid` });
  expect(
    await screen.findByRole('heading', { name: 'Ningún plan cumple todos los filtros' }),
  ).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Quitar filtro «Tipo de plan»' }));
  await waitFor(() => expect(shownNames()).toEqual(['Viajero 60', 'Premium 150']));
});

it('shows which plans meet the entry rules of the destination, and filters by them', async () => {
  const user = userEvent.setup();
  open(() => aResult(plans, { entry_rules: [aRule] }));
  expect(
    within(await card('Esencial 15')).getByText('No alcanza: Espacio Schengen'),
  ).toBeInTheDocument();
  expect(
    within(await card('Viajero 60')).getByText('Cumple: Espacio Schengen'),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('region', { name: 'Lo que pide tu destino para entrar' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Cumple la suma mínima 2/ }));
  await waitFor(() => expect(shownNames()).toEqual(['Viajero 60', 'Premium 150']));
});

it('shows which plans do not cover a traveller, why, and the plan that does', async () => {
  const user = userEvent.setup();
  const { address } = open(() =>
    aResult(plans, {
      unavailable: [
        {
          assistanceCode: 'x',
          name: 'Aventura 100',
          category: 'PREMIUM',
          reason: 'AGE',
          text: 'No recibe a personas de 72 años: es de 5 a 65 años.',
          ages: [72],
        },
      ],
    }),
  );
  const refused = await screen.findByRole('region', { name: '1 plan no recibe a tu grupo' });
  expect(refused).toHaveTextContent('No recibe a personas de 72 años: es de 5 a 65 años.');
  await user.click(within(refused).getByRole('link', { name: /A tu grupo le sirve Premium 150/ }));
  expect(address()).toContain('assistanceCode=c');
});

it('shows every coverage of a plan, its conditions and the link to buy it', async () => {
  const user = userEvent.setup();
  open();
  await user.click(
    within(await card('Viajero 60')).getByRole('button', { name: 'Ver coberturas de Viajero 60' }),
  );
  const sheet = await screen.findByRole('dialog', { name: 'Viajero 60' });
  const all = within(sheet).getByRole('table', { name: 'Todas las coberturas' });
  expect(within(all).getByRole('row', { name: /Embarazo No cubre/ })).toBeInTheDocument();
  expect(
    within(all).getByRole('row', { name: /Asistencia por accidente.*USD 60\.000/ }),
  ).toBeInTheDocument();
  expect(within(sheet).getByText('Competencias deportivas.')).toBeInTheDocument();
  expect(within(sheet).getByText('Recibe a personas de 0 a 80 años.')).toBeInTheDocument();
  expect(within(sheet).getByRole('link', { name: 'Condiciones (PDF)' })).toHaveAttribute(
    'href',
    '/api/asisstances/plans/TK-60/conditions.pdf',
  );
  await expectNoAxeViolations(sheet);
});

it('compares two plans, and can show their differences only', async () => {
  const user = userEvent.setup();
  open();
  for (const name of ['Esencial 15', 'Premium 150'])
    await user.click(await screen.findByRole('checkbox', { name: `Comparar ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Comparar (2)' }));
  const side = await screen.findByRole('table', { name: '' });
  expect(
    within(side).getByRole('row', {
      name: /Gastos médicos hasta.*15\.000.*150\.000.*La mayor suma/,
    }),
  ).toBeInTheDocument();
  expect(within(side).getByRole('row', { name: /^Embarazo/ })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Ver solo las diferencias' }));
  expect(screen.queryByRole('row', { name: /^Embarazo/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Precio total/ })).toBeInTheDocument();
});

it('shows the error and a contact, and succeeds on retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  const { container } = open(() => {
    if (isDown)
      throw problem('SUPPLIER_UNAVAILABLE', 'Nadie respondió.', 'Hoy no hay tasa de cambio.');
    return aResult(plans);
  });
  expect(await screen.findByText('Hoy no hay tasa de cambio.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(shownNames()).toHaveLength(3));
});

it('shows which travellers no plan covers, and opens the search form instead of a retry', async () => {
  const user = userEvent.setup();
  const { container } = open(() => {
    throw problem('AGE_LIMIT_EXCEEDED', 'Ningún plan recibe a una persona de esa edad.');
  });
  expect(
    await screen.findByRole('heading', { name: 'Ningún plan recibe a una persona de esa edad.' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Cambiar búsqueda' }));
  expect(await screen.findByRole('combobox', { name: 'Vives en' })).toBeInTheDocument();
});

it('shows partial results with a notice, and never as no results', async () => {
  const meta = {
    complete: false,
    suppliers: [{ code: 'TK', status: 'timeout' as const, ms: 8000, plans: 0 }],
  };
  const noRate = { code: 'NO_RATE', title: 'Hoy no mostramos los planes en dólares.' };
  open(() => ({ ...aResult([], {}, meta), warnings: [noRate] }));
  expect(await screen.findByText(/no alcanzó a responder del todo/)).toBeInTheDocument();
  expect(screen.getByText(noRate.title)).toBeInTheDocument();
  expect(screen.queryByText('No hay planes para este viaje')).not.toBeInTheDocument();
});

it('completes an address without a search', async () => {
  open(undefined, { route: '/searchs/asisstences?destination_code=EUROPE' });
  expect(
    screen.getByRole('heading', { name: 'Esta búsqueda no está completa' }),
  ).toBeInTheDocument();
  expect(
    await screen.findByText('Elige el primer y el último día de la cobertura.'),
  ).toBeInTheDocument();
});

it('has filters and orders behind two buttons on a phone', async () => {
  const user = userEvent.setup();
  open(undefined, { isMobile: true });
  await user.click(await screen.findByRole('button', { name: 'Filtros' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
  await user.click(within(sheet).getByRole('checkbox', { name: /^COVID-19/ }));
  await user.click(await within(sheet).findByRole('button', { name: 'Ver 2 planes' }));
  await waitFor(() => expect(shownNames()).toHaveLength(2));
});

it.each([
  ['none', []],
  ['cheapest', ['Viajero 60']],
  ['most_cover', ['Premium 150']],
])('highlights the plan that the brand chose: %s', async (highlight, names) => {
  open(undefined, { chosen: { highlight, highlight_label: 'La favorita' } });
  await screen.findByText('3 planes');
  const put = screen
    .getAllByRole('rowgroup')
    .filter((shown) => within(shown).queryByText('La favorita') !== null)
    .map((shown) => within(shown).getByRole('heading', { level: 2 }).textContent);
  expect(put).toEqual(names);
});
