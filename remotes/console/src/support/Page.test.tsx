import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationsStory } from '@tiquete/contracts';
import { aProblem, expectNoAxeViolations } from '@tiquete/testing';
import { aBooking } from '../testing/builders';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CODE = 'TQ7K2M9XPA';
const aStory = (changes: Partial<OperationsStory> = {}): OperationsStory => ({
  booking: aBooking(),
  traces: [
    {
      at: '2026-11-20T15:33:10.000Z',
      name: 'step booking',
      outcome: 'failed',
      ms: 5210,
      trace_id: TRACE,
      request_id: null,
      code: null,
      calls: [
        {
          name: 'HB',
          method: 'POST',
          path: '/hotel-api/1.0/bookings',
          ms: 5003,
          outcome: 'timeout',
        },
      ],
    },
    {
      at: '2026-11-20T15:30:00.000Z',
      name: 'POST /api/hotels/prebookings',
      outcome: '201',
      ms: 431,
      trace_id: TRACE,
      request_id: 'peticion-0001',
      code: 'tiquete.0123456789ab',
      calls: [],
    },
  ],
  has_more: false,
  releases: [
    { code: 'tiquete.0123456789ab', parts: [{ part: 'hotels', release: 'hotels_ab12cd34' }] },
  ],
  logs_url: 'https://logs.example/?q={id}',
  traces_url: null,
  ...changes,
});
const open = (route: string, story = aStory()) =>
  renderConsole(<Page />, route, { 'GET operations/stories/:id': () => ({ data: story }) });

it('tells the story of a booking: requests, steps, calls, events, e-mails and releases', async () => {
  const { container } = open(`/console/support?id=${CODE}`);
  const step = (await screen.findByText('Paso de la reserva')).closest('li')!;
  expect(within(step).getByText('Falló')).toBeInTheDocument();
  expect(within(step).getByText(/HB: No respondió a tiempo en 5003 ms/)).toBeInTheDocument();
  expect(within(step).getByText('POST /hotel-api/1.0/bookings')).toBeInTheDocument();
  expect(within(step).getByRole('link', { name: `Ver el registro de ${TRACE}` })).toHaveAttribute(
    'href',
    `https://logs.example/?q=${TRACE}`,
  );
  const request = screen.getByText('POST hotels/prebookings').closest('li')!;
  for (const text of ['201', 'peticion-0001', TRACE, 'tiquete.0123456789ab'])
    expect(within(request).getByText(text)).toBeInTheDocument();
  for (const name of ['Historia', 'Correos', 'Versiones de la página tiquete.0123456789ab'])
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
  expect(screen.getByText('hotels_ab12cd34')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver la reserva' })).toHaveAttribute(
    'href',
    '/console/bookings?id=b-1',
  );
  await expectNoAxeViolations(container);
});

it('searches by what is typed, and rejects what can be no id', async () => {
  const user = userEvent.setup();
  const { address, requests } = open('/console/support');
  expect(screen.getByText('Busca lo que pasó con una reserva')).toBeInTheDocument();
  const field = screen.getByRole('searchbox', { name: 'Código de reserva, solicitud o traza' });
  await user.type(field, 'ana@x.co{Enter}');
  expect(field).toHaveAccessibleDescription(
    'Escribe entre 8 y 64 letras, números, guiones o puntos.',
  );
  expect(requests).toEqual([]);
  await user.clear(field);
  await user.type(field, ` ${TRACE} {Enter}`);
  await waitFor(() => expect(address()).toBe(`/console/support?id=${TRACE}`));
  await screen.findByText('Paso de la reserva');
  expect(requests[0]?.input.params).toEqual({ id: TRACE });
});

it('says where to look when no booking has the id', async () => {
  open(`/console/support?id=${TRACE}`, aStory({ booking: null, traces: [], releases: [] }));
  expect(await screen.findByText('Ninguna reserva tiene este identificador')).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`«${TRACE}» puede ser de una búsqueda`))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: `Ver el registro de ${TRACE}` })).toBeInTheDocument();
});

it('says that nothing is stored, and that there is more', async () => {
  open(`/console/support?id=${CODE}`, aStory({ traces: [], has_more: true, releases: [] }));
  expect(await screen.findByText(/^Nada quedó guardado/)).toBeInTheDocument();
  expect(screen.getByText('Hay más, anteriores a estos.')).toBeInTheDocument();
});

it('shows a failure with a retry', async () => {
  renderConsole(<Page />, `/console/support?id=${CODE}`, {
    'GET operations/stories/:id': () => {
      throw aProblem();
    },
  });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});
