import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AssistancePlan } from '@tiquete/contracts';
import { aPlanWith, aQuery, aResult, benefits } from '../../testing/builders';
import { renderAssistance } from '../../testing/renderAssistance';
import { resultsUrl } from '../../urls';
import { Page } from '../Page';

const cancellation = { amount: '900', currency: 'USD' };
const traveller = aPlanWith({
  name: 'Viajero 60',
  benefits: benefits('60000', { trip_cancellation: cancellation }),
});
const basic = aPlanWith({
  name: 'Esencial 15',
  assistanceCode: 'basic',
  total: 300_000,
  main_coverage: { amount: '15000', currency: 'USD', name: 'Asistencia médica' },
  benefits: benefits('15000', { covid: false, baggage: null, pre_existing: true }),
});
function open(...plans: AssistancePlan[]) {
  renderAssistance(<Page />, {
    route: resultsUrl(aQuery),
    answers: { 'POST asisstances/searchs': () => aResult(plans) },
  });
  return screen.findByRole('table', { name: 'Planes encontrados' });
}
/** Cell of a plan below a heading of the table. */
function cellOf(table: HTMLElement, name: string, heading: string) {
  const index = within(table)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent.replace('\u00ad', '').startsWith(heading));
  const { children } = within(table).getByRole('row', { name: new RegExp(`^${name}`) });
  return within(children[index] as HTMLElement);
}

it.each([
  ['Gastos médicos', 'USD\u00a060.000', 'USD\u00a015.000'],
  ['Equipaje', 'USD\u00a01.200', 'No cubre'],
  ['Cancelación del viaje', 'USD\u00a0900', 'No cubre'],
  ['COVID-19', 'Cubre', 'No cubre'],
  ['Deportes', 'No cubre', 'No cubre'],
  ['Embarazo', 'No cubre', 'No cubre'],
  ['Preexistencias', 'No cubre', 'Cubre'],
  ['Precio total', '$\u00a0900.000', '$\u00a0300.000'],
])('compares two plans below the heading %s', async (heading, first, second) => {
  const table = await open(traveller, basic);
  const exact = { normalizer: (text: string) => text };
  expect(cellOf(table, 'Viajero 60', heading).getByText(first, exact)).toBeInTheDocument();
  expect(cellOf(table, 'Esencial 15', heading).getByText(second, exact)).toBeInTheDocument();
});

it('names the days of the trip in the heading, and those of another cover in its row too', async () => {
  const table = await open(
    traveller,
    aPlanWith({ name: 'Anual 60', assistanceCode: 'annual', coverage_days: 365 }),
  );
  expect(
    within(table).getByRole('columnheader', { name: 'Precio total para los 3 viajeros, 10 días' }),
  ).toBeInTheDocument();
  expect(
    cellOf(table, 'Anual 60', 'Precio total').getByText('para los 3 viajeros, 365 días'),
  ).toBeInTheDocument();
});

it('shows further facts of a plan in its row while it is open', async () => {
  const user = userEvent.setup();
  const table = await open(traveller, basic);
  const [shown, other] = ['Viajero 60', 'Esencial 15'].map((name) =>
    within(within(table).getByRole('rowgroup', { name })),
  );
  await user.click(shown!.getByRole('button', { name: 'Ver detalle de Viajero 60' }));
  expect(shown!.getByText('Sin deducible.')).toBeVisible();
  expect(other!.getByText('Sin deducible.')).not.toBeVisible();
  await user.click(shown!.getByRole('button', { name: 'Ocultar detalle de Viajero 60' }));
  expect(shown!.getByText('Sin deducible.')).not.toBeVisible();
});
