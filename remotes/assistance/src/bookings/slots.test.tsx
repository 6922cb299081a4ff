import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingDetail as Booking } from '@tiquete/contracts';
import { addDays, formatMonth, today } from '@tiquete/platform';
import { expectNoAxeViolations, rowOf, type RemoteRenderOptions } from '@tiquete/testing';
import { aQuery } from '../testing/builders';
import { aBooking, aRefusal } from '../testing/checkoutBuilders';
import { renderAssistance } from '../testing/renderAssistance';
import { Slot as BookingCard } from './BookingCard';
import { Slot as BookingDetail } from './BookingDetail';
import { Slot as BookingExtra } from './BookingExtra';
import { ChangeDates } from './ChangeDates';

it('shows a policy in a list', async () => {
  const { container } = renderAssistance(<BookingCard data={aBooking} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Viajero 60' })).toBeInTheDocument();
  for (const text of ['Europa', '3 personas aseguradas', 'Primer día'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows a policy in full', async () => {
  const { container } = renderAssistance(<BookingDetail data={aBooking} />);
  expect(rowOf(container, 'Número de póliza').getByText('AND-778899')).toBeInTheDocument();
  expect(rowOf(container, 'Destino').getByText('Europa')).toBeInTheDocument();
  expect(rowOf(container, 'Adicionales').getByText('Preexistencias')).toBeInTheDocument();
  const help = rowOf(container, 'Francia');
  expect(help.getByText('Línea gratuita')).toBeInTheDocument();
  expect(help.getByRole('link', { name: '0 800 000 000' })).toBeInTheDocument();
  for (const text of [
    /10 días de cobertura/,
    'USD 60.000',
    'Asistencia médica',
    /Sin deducible/,
    'Andina Asistencia',
    /^Asegura Seguros Cordillera, vigilada por la Superintendencia Financiera/,
    'Llama antes de ir al médico.',
    'Competencias deportivas.',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cambiar fechas' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it.each<[string, Partial<Booking>]>([
  ['is not issued', { status: 'COTIZED' }],
  ['has begun', { date_from: '2020-01-01' }],
])('offers no other dates for a policy that %s', (_, changes) => {
  renderAssistance(<BookingDetail data={{ ...aBooking, ...changes }} />);
  expect(screen.queryByRole('button', { name: 'Cambiar fechas' })).toBeNull();
});

it.each([{}, { plan: 'x', emergency_numbers: [null, { phone: 1 }], claim_instructions: 'x' }])(
  'shows the readable part of a snapshot such as %j',
  (snapshot) => {
    const { container } = renderAssistance(<BookingDetail data={{ ...aBooking, snapshot }} />);
    expect(rowOf(container, 'Destino').getByText('Europa')).toBeInTheDocument();
    expect(screen.queryByText('Si necesitas ayuda')).not.toBeInTheDocument();
  },
);

const later = addDays(aQuery.checkin, 1);
const dates = (changes: object = {}) => ({
  data: {
    is_possible: true,
    reason: null,
    checkin: later,
    checkout: addDays(aQuery.checkout, 1),
    booking: { id: 'b-1', code: 'TQ7K2M9P', status: 'OK' as const },
    ...changes,
  },
});
async function chooseNextDay(answers: RemoteRenderOptions['answers'], onMoved = jest.fn()) {
  const user = userEvent.setup();
  const rendered = renderAssistance(
    <ChangeDates bookingId="b-1" firstDay={aQuery.checkin} onMoved={onMoved} />,
    { answers },
  );
  await user.click(screen.getByRole('button', { name: 'Cambiar fechas' }));
  await user.click(screen.getByRole('button', { name: /^Nuevo primer día/ }));
  await user.click(await screen.findByRole('button', { name: new RegExp(longDay(later)) }));
  await user.click(await screen.findByRole('button', { name: 'Consultar' }));
  return rendered;
}
/** The day as the calendar's buttons name it, without the weekday. */
const longDay = (day: string) => `, ${Number(day.slice(8))} de ${formatMonth(day)}`;
const modes = (requests: { key: string; input: { body?: unknown } }[]) =>
  requests.filter(({ key }) => key.endsWith('/dates')).map(({ input }) => input.body);

it('checks another first day, changes it after a confirmation, and notifies the page', async () => {
  const user = userEvent.setup();
  const onMoved = jest.fn();
  const { api } = await chooseNextDay(
    { 'POST asisstances/bookings/:id/dates': () => dates() },
    onMoved,
  );
  expect(await screen.findByText(/^Se puede: tu cobertura iría del/)).toBeInTheDocument();
  expect(onMoved).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cambiar a estas fechas' }));
  expect(await screen.findByText(/^Listo: tu cobertura va del/)).toBeInTheDocument();
  expect(modes(api.requests)).toEqual([
    { mode: 'SIMULATION', checkin: later },
    { mode: 'CHANGE', checkin: later },
  ]);
  expect(onMoved).toHaveBeenCalledTimes(1);
});

it('shows why another day is not possible, or that the check failed', async () => {
  await chooseNextDay({
    'POST asisstances/bookings/:id/dates': () =>
      dates({ is_possible: false, reason: 'Sol tendría otra edad el primer día.' }),
  });
  expect(await screen.findByText('Sol tendría otra edad el primer día.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cambiar a estas fechas' })).toBeNull();
});

it('leaves the dates as they are when the supplier does not confirm', async () => {
  await chooseNextDay({
    'POST asisstances/bookings/:id/dates': () => {
      throw aRefusal('SUPPLIER_UNAVAILABLE', { title: 'El proveedor no responde.' });
    },
  });
  expect(await screen.findByText('El proveedor no responde.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Consultar' })).toBeEnabled();
});

const anExtra = {
  id: 'e-1',
  bookingId: 'b-9',
  kind: 'ASSISTANCE' as const,
  name: 'Viajero 60',
  description: '',
  operator_name: 'Andina Asistencia',
  date: aQuery.checkin,
  quantity: 1,
  amount: 200_000,
  refunded: 0,
  status: 'CONFIRMED' as const,
  status_label: 'Confirmado',
  locator: 'AND-1',
  help: null,
  free_until: null,
};
it('changes the days of a policy beside another booking until it begins', async () => {
  const user = userEvent.setup();
  const { api } = renderAssistance(<BookingExtra data={anExtra} />, {
    answers: { 'POST asisstances/bookings/:id/dates': () => dates() },
  });
  await user.click(screen.getByRole('button', { name: 'Cambiar fechas' }));
  await user.click(screen.getByRole('button', { name: /^Nuevo primer día/ }));
  await user.click(await screen.findByRole('button', { name: new RegExp(longDay(later)) }));
  await user.click(await screen.findByRole('button', { name: 'Consultar' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar a estas fechas' }));
  expect(await screen.findByText(/te lo confirmamos por correo/)).toBeInTheDocument();
  expect(api.requests.map(({ input }) => input)).toMatchObject([
    { params: { id: 'b-9' }, body: { mode: 'SIMULATION', checkin: later, extra: 'e-1' } },
    { params: { id: 'b-9' }, body: { mode: 'CHANGE', checkin: later, extra: 'e-1' } },
  ]);
});

it.each([today(), null])('offers no change of days for a policy that begins on %j', (date) => {
  const { container } = renderAssistance(<BookingExtra data={{ ...anExtra, date }} />);
  expect(container).toBeEmptyDOMElement();
});
