import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProblem } from '@tiquete/platform';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { aBooking, anIssuedBooking } from '../testing/bookingBuilders';
import { renderFlights } from '../testing/renderFlights';
import { Slot as BookingCard } from './BookingCard';
import { Slot as BookingDetail } from './BookingDetail';

const words = (container: HTMLElement) => (container.textContent ?? '').replace(/\u00a0/g, ' ');

it('shows a booked flight in a list', async () => {
  const { container } = renderFlights(<BookingCard data={aBooking()} />);
  expect(
    screen.getByRole('heading', { level: 2, name: 'Vuelo Bogotá – Cartagena, ida y vuelta' }),
  ).toBeInTheDocument();
  expect(screen.getByText('2 pasajeros')).toBeInTheDocument();
  expect(rowOf(container, 'Sale').getByText('10 mar. 2027')).toBeInTheDocument();
  expect(rowOf(container, 'Termina').getByText('17 mar. 2027')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows a booked flight in full, with local times', async () => {
  const { container } = renderFlights(<BookingDetail data={anIssuedBooking()} />);
  const shown = words(container);
  for (const text of [
    'QX7K2M',
    'Ida: Bogotá – Cartagena',
    '+1 día',
    'Vuelta: Cartagena – Bogotá',
    '20:00',
    'Terminal 1',
    'Operado por Copa Airlines',
    'La escala pasa la noche en Medellín',
    'Llegas a José María Córdova (MDE) y sales de Olaya Herrera (EOH)',
    'Tarifa Básica',
    '1 equipaje de mano de 10 kg',
    'Sin maleta de bodega incluida',
    'Sol Pérez: Silla 12A, BOG–MDE',
  ]) {
    expect(shown).toContain(text);
  }
  expect(rowOf(container, 'Ana Pérez').getByText('Tiquete 134-2100456789')).toBeInTheDocument();
  expect(rowOf(container, 'Sol Pérez').getByText('Tiquete 134-2100456790')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it.each([
  {},
  {
    offer: { itineraries: [{ segments: [{ departure: 'x' }] }] },
    services: 'x',
    confirmation: { tickets: [null] },
  },
])('shows the readable part of a snapshot such as %j', (snapshot) => {
  const { container } = renderFlights(<BookingDetail data={aBooking({ snapshot })} />);
  expect(words(container)).toBe('Vuelo Bogotá – Cartagena, ida y vuelta, 10 mar. 2027');
});

describe('a change of schedule', () => {
  const flight = (departs: string, arrives: string) => ({
    flight: 'AV9314',
    from: 'BOG',
    to: 'CTG',
    departs: `2027-03-10T${departs}:00`,
    arrives: `2027-03-10T${arrives}:00`,
  });
  const changed = (changes: object = {}) => {
    const booking = anIssuedBooking();
    const schedule_change = {
      id: 'aic_1',
      detected_at: '2027-01-10T12:00:00Z',
      flights: [{ before: flight('06:10', '07:40'), after: flight('07:05', '08:35') }],
      itineraries: [],
      actions: ['ACCEPT', 'REFUND'],
      penalty: 0,
      answer: null,
      ...changes,
    };
    return { ...booking, snapshot: { ...booking.snapshot, schedule_change } };
  };
  const accept = { name: 'Aceptar el horario nuevo' };

  it('shows the times before and after, and is accepted by a button', async () => {
    const user = userEvent.setup();
    const onChanged = jest.fn();
    const data = changed();
    const { api, container } = renderFlights(<BookingDetail data={data} onChanged={onChanged} />, {
      answers: { 'POST flights/bookings/:id/schedule_changes': () => ({ data: { done: true } }) },
    });
    const notice = screen.getByRole('region', { name: 'La aerolínea cambió el horario' });
    const [before, now] = within(notice).getAllByRole('definition');
    expect(before).toHaveTextContent('10 mar.: sale 06:10, llega 07:40');
    expect(now).toHaveTextContent('10 mar.: sale 07:05, llega 08:35');
    expect(words(notice)).toContain('te devuelven todo lo que pagaste');
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', accept));
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(api.requests).toMatchObject([
      { input: { params: { id: data.id }, body: { change: 'aic_1', answer: 'ACCEPT' } } },
    ]);
  });

  it('shows the day of an arrival on another day', () => {
    const after = { ...flight('23:30', ''), arrives: '2027-03-11T00:45:00' };
    const data = changed({ flights: [{ before: flight('06:10', '07:40'), after }] });
    renderFlights(<BookingDetail data={data} />);
    expect(
      screen.getByText('10 mar.: sale 23:30, llega el 11 mar. a las 00:45'),
    ).toBeInTheDocument();
  });

  it('shows why the acceptance failed, and can be retried', async () => {
    const user = userEvent.setup();
    const onChanged = jest.fn();
    renderFlights(<BookingDetail data={changed()} onChanged={onChanged} />, {
      answers: {
        'POST flights/bookings/:id/schedule_changes': () => {
          throw new ApiProblem({
            code: 'SCHEDULE_CHANGE_OVER',
            title: 'Este cambio ya no se puede aceptar aquí.',
            status: 409,
            requestId: null,
          });
        },
      },
    });
    await user.click(screen.getByRole('button', accept));
    expect(await screen.findByRole('alert')).toHaveTextContent('ya no se puede aceptar');
    expect(screen.getByRole('button', accept)).toBeEnabled();
    expect(onChanged).not.toHaveBeenCalled();
  });

  it.each([
    ['accepted', { answer: 'ACCEPTED' }, 'Aceptaste el horario nuevo.'],
    ['left to a person', { actions: [], penalty: null }, 'Escríbenos y buscamos contigo'],
    ['with a part kept', { actions: ['REFUND'], penalty: 90_000 }, 'se quedan con $ 90.000'],
  ])('is shown without a button when it is %s', (_, changes, told) => {
    const { container } = renderFlights(<BookingDetail data={changed(changes)} />);
    expect(words(container)).toContain(told);
    expect(screen.queryByRole('button', accept)).not.toBeInTheDocument();
  });

  it('is not shown for a cancelled booking', () => {
    renderFlights(<BookingDetail data={{ ...changed(), status: 'CANCEL' }} />);
    expect(screen.queryByText('La aerolínea cambió el horario')).not.toBeInTheDocument();
  });
});
