import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsoleDeparture } from '@tiquete/contracts';
import { aProblem, expectNoAxeViolations, type ApiAnswers } from '@tiquete/testing';
import { aDeparture } from '../testing/builders';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

const ID = 'PE-CUSCO_2027-05-05';
const open = (answers: ApiAnswers = {}, departure = aDeparture()) =>
  renderConsole(<Page />, `/console/departures?id=${ID}`, {
    'GET console/packages/departures/:id': () => ({ data: departure }),
    ...answers,
  });
const part = async () => within(await screen.findByRole('region', { name: '¿Se hace la salida?' }));
const withGroup = (
  group: Partial<NonNullable<ConsoleDeparture['minimum_group']>>,
  changes: Partial<ConsoleDeparture> = {},
) => {
  const departure = aDeparture(changes);
  return { ...departure, minimum_group: { ...departure.minimum_group!, ...group } };
};
const decided = { at: '2027-01-10T17:00:00.000Z', by: 'Olga Ruiz', reason: 'Va con cuatro' };

it('shows the waiting bookings and their money, and confirms the departure for a reason', async () => {
  const user = userEvent.setup();
  let departure = aDeparture({ bookings: 2 });
  const { requests, container } = open({
    'GET console/packages/departures/:id': () => ({ data: departure }),
    'POST console/packages/departures/:id/decision': () => {
      departure = withGroup({ decision: 'CONFIRM' }, { decided });
      return { data: departure };
    },
  });
  const decision = await part();
  expect(
    decision.getByText('Faltan 4 viajeros. Se decide a más tardar el 15 abr. 2027.'),
  ).toBeInTheDocument();
  expect(
    decision.getByText(/^2 reservas esperan, con \$.4\.200\.000 pagados\.$/),
  ).toBeInTheDocument();
  await user.click(decision.getByRole('button', { name: 'Confirmar la salida' }));
  await user.type(
    decision.getByRole('textbox', { name: '¿Por qué se hace?' }),
    'Va con cuatro{Enter}',
  );
  expect(await screen.findByText(/^Listo: la salida se hace\./)).toBeInTheDocument();
  expect(requests.find(({ key }) => key.startsWith('POST'))?.input).toMatchObject({
    params: { id: ID },
    body: { decision: 'CONFIRM', reason: 'Va con cuatro' },
  });
  expect(await screen.findByText(/^La confirmó Olga Ruiz el/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancelar la salida' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows the refunds of a cancellation, and requires a code first', async () => {
  const user = userEvent.setup();
  let isProven = false;
  let departure = aDeparture();
  const { requests, container } = open({
    'GET console/packages/departures/:id': () => ({ data: departure }),
    'POST operations/second_factor/proofs': () => {
      isProven = true;
      return { data: { recovery_codes: null } };
    },
    'POST console/packages/departures/:id/decision': () => {
      if (!isProven)
        return Promise.reject(aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED' }));
      departure = withGroup({ decision: 'CANCEL' }, { decided, sale: 'CANCELLED', bookings: 0 });
      return { data: departure };
    },
  });
  const decision = await part();
  await user.click(decision.getByRole('button', { name: 'Cancelar la salida' }));
  const reason = decision.getByRole('textbox', { name: '¿Por qué no se hace?' });
  expect(reason).toHaveAccessibleDescription(/^Se cancela 1 reserva y se devuelven \$.4\.200\.000/);
  await user.type(reason, 'Son muy pocos{Enter}');
  const code = await decision.findByRole('textbox', { name: /[Cc]ódigo/ });
  await expectNoAxeViolations(container);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText(/^Listo: la salida se canceló\./)).toBeInTheDocument();
  expect(requests.filter(({ key }) => key.endsWith('/decision'))).toHaveLength(2);
  const sale = within(screen.getByRole('region', { name: 'Venta de la salida' }));
  expect(await sale.findByText(/La salida se canceló: nadie más/)).toBeInTheDocument();
  expect(sale.queryByRole('button')).not.toBeInTheDocument();
});

it('shows the api’s error, and leaves the reason in its field', async () => {
  const user = userEvent.setup();
  open({
    'POST console/packages/departures/:id/decision': () =>
      Promise.reject(
        aProblem({
          status: 409,
          code: 'DEPARTURE_DECIDED',
          title: 'Esta salida ya está confirmada.',
        }),
      ),
  });
  const decision = await part();
  await user.click(decision.getByRole('button', { name: 'Cancelar la salida' }));
  const reason = decision.getByRole('textbox', { name: '¿Por qué no se hace?' });
  await user.type(reason, 'Son muy pocos{Enter}');
  expect(
    await decision.findByText('No se pudo. Esta salida ya está confirmada.'),
  ).toBeInTheDocument();
  expect(reason).toHaveValue('Son muy pocos');
});

it('shows that the decision was not taken in time', async () => {
  open({}, withGroup({ is_overdue: true, sold: 5 }, { bookings: 0 }));
  const decision = await part();
  expect(
    decision.getByText(/^El plazo para decidir pasó el 15 abr\. 2027 y falta 1/),
  ).toBeVisible();
  expect(decision.getByText('Todavía nadie la ha comprado.')).toBeInTheDocument();
});

it.each([
  [/^Las ventas completaron su grupo el/, { decision: 'CONFIRM', is_reached: true } as const],
  ['Ya tiene su grupo mínimo: se hace.', { is_reached: true, sold: 6 }],
])('has nothing to decide: %s', async (words, group) => {
  open({}, withGroup(group, { decided: { at: decided.at, by: null, reason: null } }));
  const decision = await part();
  expect(decision.getByText(words)).toBeInTheDocument();
  expect(decision.queryByRole('button')).not.toBeInTheDocument();
});

it('shows no decision without a minimum group', async () => {
  open({}, aDeparture({ minimum_group: null }));
  await screen.findByRole('region', { name: 'Venta de la salida' });
  expect(screen.queryByRole('region', { name: '¿Se hace la salida?' })).not.toBeInTheDocument();
});
