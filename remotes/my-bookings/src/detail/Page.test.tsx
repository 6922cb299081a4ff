import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotProps } from '@tiquete/platform';
import { aProblem, expectNoAxeViolations, pending, rowOf, textsOf } from '@tiquete/testing';
import { aBooking, anUnpaidBooking, aNextPayment } from '../testing/builders';
import { openBooking, part, textOf, route } from '../testing/openBooking';
import { renderMyBookings } from '../testing/renderMyBookings';
import { Page } from './Page';

it('shows at once that it is loading', async () => {
  const { container } = renderMyBookings(<Page />, {
    route,
    answers: { 'GET bookings/:id': pending },
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Cargando tu reserva…');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows code, people, price and conditions of the booking', async () => {
  const { container } = openBooking();
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
  expect(await textOf('Código de reserva')).toContain('TQ7K2M9XPA');
  expect(await textOf('Código de reserva')).toContain('102-8833');
  const travellers = await part('Viajeros');
  for (const [name, facts] of [
    ['Ana Gómez', 'Adulto · Habitación 1 · Documento ••••••7890'],
    ['Mateo Gómez', 'Niño · Habitación 1'],
  ] as const)
    expect(rowOf(travellers, name).getByText(facts)).toBeInTheDocument();
  const price = await part('Precio');
  for (const [name, amount] of [
    ['Tarifa', '$ 1.244.118'],
    ['IVA', '$ 236.382'],
    ['Total', '$ 1.480.500'],
    ['Tasa turística', '$ 42.000'],
  ] as const)
    expect(rowOf(price, name).getByText(amount)).toBeInTheDocument();
  expect(await textOf('Condiciones de la tarifa')).toContain('Entrada desde las 15:00.');
  const event = rowOf(await part('Historia de la reserva'), '20 nov. 2026, 10:34');
  expect(event.getByText(/^El proveedor confirmó/)).toBeInTheDocument();
  expect(document.title).toBe('Casa Medina | Tiquete');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectNoAxeViolations(container);
});

it('shows the exchange rate, and that cancellations use it too', async () => {
  const { price_breakdown } = aBooking();
  openBooking(
    aBooking({
      price_breakdown: {
        ...price_breakdown,
        pay_at_hotel: [
          {
            name: 'Tasa turística',
            amount: 29_448,
            currency: 'COP',
            original: { amount: '6.60', currency: 'EUR' },
          },
        ],
        exchange_rate: { currency: 'EUR', rate: '4461.80', day: '2026-11-22' },
      },
    }),
  );
  const tax = rowOf(await part('Precio'), 'Tasa turística (EUR 6,60, aproximado en pesos)');
  expect(tax.getByText('$ 29.448')).toBeInTheDocument();
  expect(await textOf('Precio')).toContain('1 EUR = $ 4.461,8. Si cancelas, rige la misma tasa.');
});

it('names the buying company above its contact person', async () => {
  const company = 'Cafés de la Sierra 3A S.A.S.';
  openBooking(aBooking({ contact: { ...aBooking().contact, company } }));
  const contact = textsOf(await part('Contacto de la reserva'));
  expect(contact).toEqual(expect.arrayContaining(['Comprador', company, 'Nombre', 'Ana Gómez']));
  expect(contact.indexOf(company)).toBeLessThan(contact.indexOf('Ana Gómez'));
});

it.each([
  ['another traveller’s', route, 404],
  ['no booking at all', '/my_bookings/detail?id=../x', null],
])('explains that %s was not found, and for which account', async (_, at, status) => {
  const { container, requests } = renderMyBookings(<Page />, {
    route: at,
    answers: {
      'GET bookings/:id': () => {
        throw aProblem({ code: 'NOT_FOUND', status: status ?? 500 });
      },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'No encontramos esta reserva' }),
  ).toBeInTheDocument();
  expect(await screen.findByText(/ana@correo\.test/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver mis reservas' })).toHaveAttribute(
    'href',
    '/my_bookings',
  );
  expect(requests).toHaveLength(status === null ? 0 : 1);
  await expectNoAxeViolations(container);
});

it('shows the error, and succeeds on retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  openBooking(aBooking(), {
    answers: {
      'GET bookings/:id': () => {
        if (isDown) throw aProblem();
        return { data: aBooking() };
      },
    },
  });
  expect(
    await screen.findByRole('heading', { name: 'No pudimos cargar tu reserva' }),
  ).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
});

it('shows the product’s own part, and reloads the booking after a change there', async () => {
  const user = userEvent.setup();
  let title = 'Casa Medina';
  const Slot = ({ data, onChanged }: SlotProps['booking-detail']) => (
    <button onClick={onChanged}>Entrada de {data.title}</button>
  );
  openBooking(aBooking(), {
    slots: { 'booking-detail': async () => Slot },
    answers: { 'GET bookings/:id': () => ({ data: aBooking({ title }) }) },
  });
  const trip = within(await part('Tu viaje'));
  title = 'Casa Lola';
  await user.click(await trip.findByRole('button', { name: 'Entrada de Casa Medina' }));
  expect(await trip.findByRole('button', { name: 'Entrada de Casa Lola' })).toBeInTheDocument();
});

it('adds the extras to the price and to the paid amount', async () => {
  const extra = {
    id: 'o-1',
    kind: 'TRANSFER' as const,
    name: 'Traslado al hotel',
    description: '',
    operator_name: 'Traslados',
    date: null,
    quantity: 2,
    amount: 80000,
    refunded: 0,
    status: 'CHOSEN' as const,
    status_label: 'Por pagar',
    locator: null,
    help: null,
    free_until: null,
  };
  openBooking(
    anUnpaidBooking({
      optionals: [
        extra,
        {
          ...extra,
          id: 'o-2',
          name: 'Desayuno',
          quantity: 1,
          amount: 20000,
          status: 'REFUSED',
          status_label: 'No disponible',
        },
      ],
      optionals_total: 100000,
      next_payment: aNextPayment({ amount: 1580500 }),
      balance: 1580500,
    }),
  );
  const price = await part('Precio');
  expect(rowOf(price, 'Traslado al hotel × 2').getByText('$ 80.000')).toBeInTheDocument();
  expect(rowOf(price, 'No disponible').getByText('$ 20.000')).toBeInTheDocument();
  expect(rowOf(price, 'Total').getByText('$ 1.580.500')).toBeInTheDocument();
  expect(
    within(await part('Pago')).getByRole('button', { name: /Pagar.*1\.580\.500/ }),
  ).toBeInTheDocument();
});

describe('for a guest', () => {
  const linked = `${route}#token=abc`;
  const opened = () => ({ data: { id: 'b-1', until: '2099-01-01T00:00:00.000Z' } });
  const closed = () => {
    throw aProblem({ code: 'NOT_FOUND', status: 404 });
  };

  it('is opened by the link of an e-mail, whose token leaves the address', async () => {
    const { container, requests, address } = openBooking(aBooking(), {
      isGuest: true,
      route: linked,
      answers: { 'POST bookings/:id/accesses': opened },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeVisible();
    expect(requests.map(({ key }) => key)).toEqual([
      'POST bookings/:id/accesses',
      'GET bookings/:id',
    ]);
    expect(requests[0]?.input).toEqual({
      params: { id: 'b-1' },
      body: { by: 'LINK', token: 'abc' },
    });
    expect(address()).toBe(route);
    expect(screen.getByRole('link', { name: 'Ver otra reserva' })).toHaveAttribute(
      'href',
      '/my_bookings/detail',
    );
    await expectNoAxeViolations(container);
  });

  it.each([
    ['that is over', /Este enlace ya no sirve/, linked],
    ['that is missing', /cerrada en este navegador/, route],
  ])('leads from a link %s to code and e-mail, and to the sign-in', async (_, words, at) => {
    const { container } = renderMyBookings(<Page />, {
      isGuest: true,
      route: at,
      answers: {
        'GET bookings/:id': closed,
        'GET bookings/:id/glimpse': closed,
        'POST bookings/:id/accesses': () => {
          throw aProblem({ code: 'LINK_INVALID', status: 410 });
        },
      },
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute(
      'href',
      '/my_bookings',
    );
    await expectNoAxeViolations(container);
  });

  it('shows an accessible booking although the link has expired', async () => {
    openBooking(aBooking(), {
      isGuest: true,
      route: linked,
      answers: {
        'POST bookings/:id/accesses': () => {
          throw aProblem({ code: 'LINK_INVALID', status: 410 });
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeVisible();
  });

  it('revokes all access, and leads to code and e-mail', async () => {
    const user = userEvent.setup();
    const { requests, address } = openBooking(aBooking(), {
      isGuest: true,
      answers: { 'DELETE bookings/:id/accesses': () => ({ data: { revoked: true } }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Cerrar todos los accesos' }));
    await waitFor(() => expect(address()).toBe('/my_bookings/detail'));
    expect(requests.at(-1)).toMatchObject({ key: 'DELETE bookings/:id/accesses' });
  });
});
