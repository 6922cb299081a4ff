import { screen, within } from '@testing-library/react';
import { rowOf, textsOf } from '@tiquete/testing';
import { aBooking, aBookingWithBalance, aQuote } from '../../testing/builders';
import { openBooking, part, textOf } from '../../testing/openBooking';

it('shows the cost of cancelling today and later', async () => {
  openBooking();
  const terms = await textOf('Si cancelas');
  expect(terms).toContain('Si cancelas hoy, te devuelven todo lo que pagaste.');
  const now = rowOf(await part('Si cancelas'), /^Hasta el .+ a las 23:59$/);
  expect(now.getByText('Hoy')).toBeInTheDocument();
  expect(now.getByText('Sin costo')).toBeInTheDocument();
  expect(terms).toContain('Te cobran $ 740.250 (50 %), te devuelven $ 740.250');
});

it('shows only days for a package, whose steps begin with a day', async () => {
  openBooking(aBooking({ product: 'PACKAGE' }));
  const terms = await textOf('Si cancelas');
  const before = rowOf(await part('Si cancelas'), /^Antes del /);
  expect(before.getByText('Sin costo')).toBeInTheDocument();
  expect(terms).toContain('Desde el');
  expect(terms).not.toContain('a las');
});

it('shows the fixed cost of a cancellation in progress, without the terms', async () => {
  openBooking(
    aBooking({
      course: 'CANCELLING',
      cancellation_now: aQuote({
        is_cancellable: false,
        reason: 'ALREADY',
        penalty: 740250,
        refund: 740250,
      }),
    }),
  );
  expect(textsOf(await part('Cancelación'))).toEqual([
    'Cancelación',
    'Ya pediste cancelar. El costo quedó fijo: te cobran $ 740.250 y te devuelven $ 740.250.',
  ]);
});

it('shows the right by which an air ticket is refunded although its fare refunds nothing', async () => {
  const nothingRefunded = {
    refundable: false,
    free_until: null,
    timeline: [{ from: null, penalty_amount: 1480500, refund_amount: 0, penalty_porcent: 100 }],
  };
  openBooking(
    aBooking({
      product: 'FLIGHT',
      cancellation: nothingRefunded,
      cancellation_now: aQuote({ penalty: 60000, refund: 1420500, right: 'RETRACTO' }),
    }),
  );
  const words = await textOf('Si cancelas');
  expect(words).toContain('te cobran $ 60.000 y te devuelven $ 1.420.500.');
  expect(words).toContain('Ejerces el retracto');
  expect(words).not.toContain('cinco días hábiles');
  const terms = within(await part('Si cancelas'));
  expect(
    terms.getByRole('heading', { name: 'Cuando pase el plazo del retracto' }),
  ).toBeInTheDocument();
  const always = rowOf(terms.getByRole('list'), 'En cualquier momento');
  expect(always.getByText(/^Te cobran todo/)).toBeInTheDocument();
  expect(words).not.toContain('Hoy');
});

it.each([
  ['FARE', 'Rigen las condiciones de tu plan'],
  ['RETRACTO', 'compraste hace cinco días hábiles o menos y la cobertura no ha empezado'],
] as const)(
  'does not mention flights when a policy is cancelled by its %s',
  async (right, words) => {
    openBooking(aBooking({ product: 'ASSISTANCE', cancellation_now: aQuote({ right }) }));
    const terms = await textOf('Si cancelas');
    expect(terms).toContain(words);
    expect(terms).toContain('Fechas y horas de Colombia.');
    expect(terms).not.toMatch(/vuelo|aerolínea|tarifa/);
  },
);

it('shows why a paid booking cannot be cancelled here, with a contact', async () => {
  openBooking(
    aBooking({
      can: { ...aBooking().can, cancel: false },
      cancellation_now: aQuote({ is_cancellable: false, reason: 'STARTED' }),
    }),
  );
  expect(await textOf('Si cancelas')).toContain(
    'El viaje ya empezó, así que no se puede cancelar aquí.',
  );
  expect(
    within(await part('Si cancelas')).getByRole('link', { name: /WhatsApp/ }),
  ).toBeInTheDocument();
});

it('links to the right to withdraw and to the reversal of a payment', async () => {
  openBooking();
  expect(await screen.findByRole('link', { name: 'Cómo funciona el retracto' })).toHaveAttribute(
    'href',
    '/terms_and_conditions#retracto',
  );
  expect(screen.getByRole('link', { name: 'Así pides la reversión del pago' })).toHaveAttribute(
    'href',
    '/payments_faq#reversion',
  );
});

it.each([
  ['CRUISE', true],
  ['FLIGHT', undefined],
])(
  'does not mention the five days to withdraw where another rule applies (%s, has_own_withdrawal: %s)',
  async (product, told) => {
    openBooking(
      aBooking({ product, cancellation_now: aQuote({ has_own_withdrawal: told, penalty: 1000 }) }),
    );
    expect(await textOf('Si cancelas')).not.toContain('cinco días hábiles');
  },
);

it('shows that the terms no longer apply to a cancelled or past booking', async () => {
  openBooking(aBooking({ status: 'CANCEL' }));
  expect(await textOf('Cancelación')).toContain('Esta reserva está cancelada.');
  expect(screen.queryByRole('heading', { name: 'Si cancelas' })).not.toBeInTheDocument();
  expect(screen.queryByText('Además, pagas en el destino')).not.toBeInTheDocument();
});

it('shows that the cost is on request if the supplier does not state it', async () => {
  openBooking(
    aBooking({
      cancellation: {
        refundable: false,
        free_until: null,
        timeline: [
          {
            from: null,
            penalty_amount: 1480500,
            refund_amount: 0,
            penalty_porcent: 100,
            penalty_unknown: true,
          },
        ],
      },
      cancellation_now: aQuote({ refundable: false, penalty: 1480500, refund: 0 }),
    }),
  );
  const terms = await textOf('Si cancelas');
  expect(terms).toContain('Consúltanos antes de cancelar');
  expect(terms).toContain('Consúltanos: no nos lo informaron');
  expect(terms).not.toMatch(/no es reembolsable|Te cobran todo/);
});

it('shows the present refund of a non-refundable fare, as after a change of schedule', async () => {
  const all = { from: null, penalty_amount: 1480500, refund_amount: 0, penalty_porcent: 100 };
  openBooking(
    aBooking({
      product: 'FLIGHT',
      cancellation: { refundable: false, free_until: null, timeline: [all] },
      cancellation_now: aQuote({ refundable: false, penalty: 0, refund: 1480500 }),
    }),
  );
  const terms = await textOf('Si cancelas');
  expect(terms).toContain('Si cancelas hoy, te devuelven todo lo que pagaste.');
  expect(terms).not.toMatch(/no es reembolsable|Te cobran todo/);
});

it('shows the refund of the amount paid so far', async () => {
  openBooking(aBookingWithBalance());
  const terms = await textOf('Si cancelas');
  // 500 000 are paid; the refund of half the price would be 740 250.
  expect(terms).toContain('Te cobran todo: $ 500.000');
  expect(terms).not.toContain('740.250');
  expect(terms).toContain('Calculado sobre lo que llevas pagado.');
});

it('does not attribute the cancellation to the traveller after a missed payment', async () => {
  const event = { at: '2026-11-21T15:30:00.000Z', code: 'INSTALMENT_MISSED', text: '' };
  openBooking(aBookingWithBalance({ course: 'CANCELLING', events: [event] }));
  expect(await textOf('Cancelación')).toContain('No recibimos el pago a tiempo');
});

it('shows the terms of a package', async () => {
  openBooking(aBooking({ product: 'PACKAGE', cancellation_now: aQuote({ right: 'FARE' }) }));
  const terms = await textOf('Si cancelas');
  expect(terms).toContain('Rigen las condiciones de tu paquete');
  expect(terms).not.toContain('vuelo');
});
