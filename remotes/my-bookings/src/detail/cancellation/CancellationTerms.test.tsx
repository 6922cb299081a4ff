import { screen, within } from '@testing-library/react';
import { aBooking, aBookingWithBalance, aQuote } from '../../testing/builders';
import { openBooking, part, textOf } from '../../testing/openBooking';

it('says what cancelling costs today and later', async () => {
  openBooking();
  const terms = await textOf('Si cancelas');
  expect(terms).toContain('Si cancelas hoy, te devuelven todo lo que pagaste.');
  expect(terms).toMatch(/Hasta el .+ a las 23:59HoySin costo/);
  expect(terms).toContain('Te cobran $ 740.250 (50 %), te devuelven $ 740.250');
});

it('says days only of a package, whose bands begin with their day', async () => {
  openBooking(aBooking({ product: 'PACKAGE' }));
  const terms = await textOf('Si cancelas');
  expect(terms).toMatch(/Antes del .+Sin costo/);
  expect(terms).toContain('Desde el');
  expect(terms).not.toContain('a las');
});

it('says the fixed cost once it is being cancelled, and no longer what it would cost', async () => {
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
  expect(await textOf('Cancelación')).toBe(
    'CancelaciónYa pediste cancelar. El costo quedó fijo: te cobran $ 740.250 y te devuelven $ 740.250.',
  );
});

it('says by which right an air ticket goes back, though its fare gives nothing', async () => {
  const kept = {
    refundable: false,
    free_until: null,
    timeline: [{ from: null, penalty_amount: 1480500, refund_amount: 0, penalty_porcent: 100 }],
  };
  openBooking(
    aBooking({
      product: 'FLIGHT',
      cancellation: kept,
      cancellation_now: aQuote({ penalty: 60000, refund: 1420500, right: 'RETRACTO' }),
    }),
  );
  const words = await textOf('Si cancelas');
  expect(words).toContain('te cobran $ 60.000 y te devuelven $ 1.420.500.Ejerces el retracto');
  expect(words).not.toContain('cinco días hábiles');
  expect(words).toMatch(/Cuando pase el plazo del retractoEn cualquier momentoTe cobran todo/);
  expect(words).not.toContain('Hoy');
});

it.each([
  ['FARE', 'Rigen las condiciones de tu plan'],
  ['RETRACTO', 'compraste hace cinco días hábiles o menos y la cobertura no ha empezado'],
] as const)(
  'says nothing of flights where a policy is cancelled by its %s',
  async (right, words) => {
    openBooking(aBooking({ product: 'ASSISTANCE', cancellation_now: aQuote({ right }) }));
    const terms = await textOf('Si cancelas');
    expect(terms).toContain(words);
    expect(terms).toContain('Fechas y horas de Colombia.');
    expect(terms).not.toMatch(/vuelo|aerolínea|tarifa/);
  },
);

it('says why a paid booking cannot be cancelled here, and who helps', async () => {
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

it('points to the right to withdraw and to the reversal of a payment', async () => {
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
  'says nothing of the five days to withdraw where another rule holds (%s, told: %s)',
  async (product, told) => {
    openBooking(
      aBooking({ product, cancellation_now: aQuote({ has_own_withdrawal: told, penalty: 1000 }) }),
    );
    expect(await textOf('Si cancelas')).not.toContain('cinco días hábiles');
  },
);

it('says that conditions no longer matter for what is cancelled or over', async () => {
  openBooking(aBooking({ status: 'CANCEL' }));
  expect(await textOf('Cancelación')).toContain('Esta reserva está cancelada.');
  expect(screen.queryByRole('heading', { name: 'Si cancelas' })).not.toBeInTheDocument();
  expect(screen.queryByText('Además, pagas en el destino')).not.toBeInTheDocument();
});

it('asks to be asked where the supplier does not say what it keeps', async () => {
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

it('says what comes back today of a fare that gives none, such as after a change of schedule', async () => {
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

it('says what comes back of what was paid so far', async () => {
  openBooking(aBookingWithBalance());
  const terms = await textOf('Si cancelas');
  // 500 000 are paid; half of the price would be 740 250.
  expect(terms).toContain('Te cobran todo: $ 500.000');
  expect(terms).not.toContain('740.250');
  expect(terms).toContain('Calculado sobre lo que llevas pagado.');
});

it('does not say that the traveller asked for it where a payment was missed', async () => {
  const event = { at: '2026-11-21T15:30:00.000Z', code: 'INSTALMENT_MISSED', text: '' };
  openBooking(aBookingWithBalance({ course: 'CANCELLING', events: [event] }));
  expect(await textOf('Cancelación')).toContain('No recibimos el pago a tiempo');
});

it('names the terms of a package', async () => {
  openBooking(aBooking({ product: 'PACKAGE', cancellation_now: aQuote({ right: 'FARE' }) }));
  const terms = await textOf('Si cancelas');
  expect(terms).toContain('Rigen las condiciones de tu paquete');
  expect(terms).not.toContain('vuelo');
});
