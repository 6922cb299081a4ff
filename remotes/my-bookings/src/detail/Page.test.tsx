import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookingDetail } from '@tiquete/contracts';
import type { SlotProps } from '@tiquete/platform';
import { aProblem, expectNoAxeViolations } from '@tiquete/testing';
import {
  aBooking,
  aCancelledBooking,
  anUnpaidBooking,
  aPayment,
  aQuote,
  aRefund,
} from '../testing/builders';
import { renderMyBookings, type MyBookingsRenderOptions } from '../testing/renderMyBookings';
import { Page } from './Page';

const route = '/my_bookings/detail?id=b-1';
function open(
  booking: BookingDetail = aBooking(),
  { answers, ...options }: MyBookingsRenderOptions = {},
) {
  return renderMyBookings(<Page />, {
    route,
    answers: { 'GET bookings/:id': () => ({ data: booking }), ...answers },
    ...options,
  });
}
const part = (name: string) => screen.findByRole('region', { name });
const textOf = async (name: string) =>
  ((await part(name)).textContent ?? '').replace(/\u00a0/g, ' ');

beforeEach(() => {
  window.location.hash = '';
});

it('says at once that it is looking', async () => {
  const { container } = renderMyBookings(<Page />, { route });
  expect(await screen.findByRole('status')).toHaveTextContent('Cargando tu reserva…');
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('shows the booking: code, people, price and conditions', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
  expect(await textOf('Código de reserva')).toContain('TQ7K2M9XPA');
  expect(await textOf('Código de reserva')).toContain('102-8833');
  expect(await textOf('Viajeros')).toContain(
    'Ana GómezAdulto · Habitación 1 · Documento ••••••7890',
  );
  expect(await textOf('Viajeros')).toContain('Mateo GómezNiño · Habitación 1');
  expect(await textOf('Precio')).toMatch(/Tarifa\$ 1\.244\.118IVA\$ 236\.382Total\$ 1\.480\.500/);
  expect(await textOf('Precio')).toContain('Además, pagas en el destinoTasa turística$ 42.000');
  expect(await textOf('Condiciones de la tarifa')).toContain('Entrada desde las 15:00.');
  expect(await textOf('Historia de la reserva')).toContain(
    '20 nov. 2026, 10:34El proveedor confirmó',
  );
  expect(document.title).toBe('Casa Medina | Tiquete');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expectNoAxeViolations(container);
});

it('adds the extras to the price and to what is paid', async () => {
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
    free_until: null,
  };
  open(
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
    }),
  );
  expect(await textOf('Precio')).toContain(
    'Traslado al hotel × 2$ 80.000DesayunoNo disponible$ 20.000Total$ 1.580.500',
  );
  expect(
    within(await part('Pago')).getByRole('button', { name: /Pagar.*1\.580\.500/ }),
  ).toBeInTheDocument();
});

it('says what cancelling costs today and later', async () => {
  open();
  const terms = await textOf('Si cancelas');
  expect(terms).toContain('Si cancelas hoy, te devuelven todo lo que pagaste.');
  expect(terms).toMatch(/Hasta el .+ a las 23:59HoySin costo/);
  expect(terms).toContain('Te cobran $ 740.250 (50 %), te devuelven $ 740.250');
});

it('copies the code and says so', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Copiar código' }));
  expect(await screen.findByText('Código copiado')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('TQ7K2M9XPA');
});

it('prints an issued booking, and gives its files as plain links', async () => {
  const print = jest.fn();
  window.print = print;
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir esta página' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Descargar voucher (PDF)' })).toHaveAttribute(
    'href',
    '/api/bookings/b-1/documents/voucher.pdf',
  );
  expect(screen.getByRole('link', { name: 'Agregar al calendario' })).toHaveAttribute(
    'href',
    '/api/bookings/b-1/documents/calendar.ics',
  );
});

it('offers no voucher before the booking is issued, and says on paper that it is none', async () => {
  open(anUnpaidBooking());
  await part('Pago');
  expect(screen.queryByRole('button', { name: 'Imprimir esta página' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /voucher|calendario/ })).not.toBeInTheDocument();
  expect(
    screen.getByText('Este documento no sirve para viajar: la reserva no está emitida.'),
  ).toBeInTheDocument();
});

it('sends the e-mail again, and says so or why not', async () => {
  let isTooMany = false;
  const { asked, container } = open(aBooking(), {
    answers: {
      'POST bookings/:id/emails': () => {
        if (isTooMany)
          throw aProblem({ code: 'RATE_LIMITED', status: 429, title: 'Demasiados intentos.' });
        return { data: { template: 'booking.issued', sent_to: 'ana@correo.test' } };
      },
    },
  });
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Reenviar el correo' }));
  await press();
  expect(
    await screen.findByText('Listo: enviamos el correo de nuevo a ana@correo.test.'),
  ).toBeInTheDocument();
  isTooMany = true;
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos reenviar el correo. Demasiados intentos.',
  );
  expect(
    asked.filter(({ key }) => key === 'POST bookings/:id/emails').map(({ input }) => input.params),
  ).toEqual([{ id: 'b-1' }, { id: 'b-1' }]);
  await expectNoAxeViolations(container);
});

it.each([
  [
    'owed',
    aRefund({ state: 'OWED', sent_at: null, done_at: null }),
    /Enviada a la pasarelaA más tardar el 06 dic\. 2026/,
    'Recibimos tu pago y te devolvemos $ 740.250.',
  ],
  [
    'sent',
    aRefund({ state: 'SENT', done_at: null }),
    /La pasarela la está procesando/,
    'Recibimos tu pago y te devolvemos $ 740.250.',
  ],
  [
    'made by a person',
    aRefund({ state: 'REVIEWING', sent_at: null, done_at: null }),
    /En manos de una persona de nuestro equipo/,
    'Recibimos tu pago y te devolvemos $ 740.250.',
  ],
  [
    'done',
    aRefund(),
    /Devuelta por la pasarela22 nov\. 2026, 10:31.*Tu banco puede tardar unos días/,
    'Te devolvimos $ 740.250.',
  ],
])('tells how far a refund is: %s', async (_, refund, course, money) => {
  const { container } = open(aCancelledBooking({ refunds: [refund] }));
  expect(await textOf('Tu devolución')).toMatch(course);
  expect(await textOf('Tu devolución')).toContain(
    'Por la cancelación de tu reserva.Devolución de $ 740.250Vuelve al medio con el que pagaste: Visa, BANCO DE PRUEBA.',
  );
  expect(await textOf('Pago')).toContain(money);
  expect(await textOf('Pago')).not.toContain('FALLIDO');
  await expectNoAxeViolations(container);
});

it('does not call a payment that came in and went back a failed one', async () => {
  open(
    aBooking({
      status: 'CANCEL',
      status_label: 'Cancelada',
      payment_status: 'REJECTED',
      refunded: 1480500,
      refunds: [aRefund({ reason: 'SUPPLIER_REJECTED', amount: 1480500 })],
    }),
  );
  expect(await textOf('Pago')).toContain('Te devolvimos $ 1.480.500.');
  expect(await textOf('Pago')).not.toMatch(/FALLIDO|Pago fallido/);
  expect(await textOf('Código de reserva')).toContain('CanceladaPago devuelto');
  expect(await textOf('Tu devolución')).toContain('El proveedor no pudo confirmar tu reserva');
});

it('lists the payments that were tried, once there are two', async () => {
  const tried = {
    reference: 'TQ-1',
    status: 'REJECTED' as const,
    status_label: 'FALLIDO',
    amount: 1480500,
    refunded: 0,
    method: null,
    created_at: '2026-11-20T15:20:00.000Z',
  };
  open(aBooking({ payments: [tried, ...aBooking().payments] }));
  expect(await textOf('Pago')).toMatch(
    /Intentos de pago20 nov\. 2026, 10:20\$ 1\.480\.500FALLIDO20 nov\. 2026, 10:31\$ 1\.480\.500 · Visa, BANCO DE PRUEBAAPROVADO/,
  );
});

it.each([
  ['CANCELLING', 'Cancelando', /Estamos cancelando con el proveedor/],
  ['CANCEL_REVIEWING', 'Cancelación en revisión', /lo que cuesta cancelar ya quedó fijo/],
  ['CONFIRMING', 'Confirmando', /Estamos confirmando con el proveedor/],
  ['REVIEWING', 'En revisión', /Una persona de nuestro equipo ya lo está revisando/],
  ['HOLDING', 'Apartando', /Estamos apartando tu reserva/],
] as const)('says what is under way: %s', async (course, badge, words) => {
  const { container } = open(
    aBooking({
      course,
      can: { cancel: false, pay: false, voucher: false, calendar: false, resend: true },
    }),
  );
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await textOf('Código de reserva')).toContain(badge);
  expect(screen.queryByRole('button', { name: 'Cancelar reserva' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('says the fixed cost once it is being cancelled, and no longer what it would cost', async () => {
  open(
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
  expect(await textOf('Si cancelas')).toBe(
    'Si cancelasYa pediste cancelar. El costo quedó fijo: te cobran $ 740.250 y te devuelven $ 740.250.',
  );
});

it('says by which right an air ticket goes back, though its fare gives nothing', async () => {
  const kept = {
    refundable: false,
    free_until: null,
    timeline: [{ from: null, penalty_amount: 1480500, refund_amount: 0, penalty_porcent: 100 }],
  };
  open(
    aBooking({
      product: 'FLIGHT',
      cancellation: kept,
      cancellation_now: aQuote({ penalty: 60000, refund: 1420500, right: 'RETRACTO' }),
    }),
  );
  const words = await textOf('Si cancelas');
  expect(words).toContain('te cobran $ 60.000 y te devuelven $ 1.420.500.Ejerces el retracto');
  expect(words).not.toContain('cinco días hábiles');
});

it('says why a paid booking cannot be cancelled here, and who helps', async () => {
  open(
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
  open();
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
  ['not paid', anUnpaidBooking(), /Aún no has pagado.*Tienes hasta el/, /^Pagar/],
  [
    'rejected',
    anUnpaidBooking({ payment_status: 'REJECTED' }),
    /FALLIDOPago fallido/,
    'Intentar el pago de nuevo',
  ],
  [
    'pending',
    anUnpaidBooking({ payment_status: 'PENDING' }),
    /PENDIENTESu pago esta en proceso/,
    'Continuar con el pago',
  ],
])(
  'says where the money stands and lets the traveller pay when it is %s',
  async (_, booking, words, button) => {
    const { asked, container } = open(booking, {
      answers: { 'POST payments': () => ({ data: aPayment() }) },
    });
    expect(await textOf('Pago')).toMatch(words);
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(window.location.hash).toBe('#gateway'));
    expect(asked.filter(({ key }) => key === 'POST payments')).toHaveLength(1);
  },
);

it.each([
  ['approved and issued', aBooking(), /APROVADOGracias por su compra/],
  [
    'approved, not confirmed yet',
    anUnpaidBooking({ payment_status: 'APPROVED', pay_by: null }),
    /APROVADOGracias por su compraEstamos confirmando/,
  ],
  [
    'rejected and too late',
    aBooking({ status: 'CANCEL', payment_status: 'REJECTED' }),
    /FALLIDOPago fallidoEsta reserva ya no se puede pagar/,
  ],
  [
    'never paid and too late',
    aBooking({ status: 'CANCEL', payment_status: null }),
    /No se hizo ningún pago/,
  ],
])('offers no payment when it is %s', async (_, booking, words) => {
  open(booking);
  expect(await textOf('Pago')).toMatch(words);
  expect(within(await part('Pago')).queryByRole('button')).not.toBeInTheDocument();
});

it('says beside the button why the payment could not be opened; an unanswered press is sent again under its own key', async () => {
  let problem = aProblem({
    code: 'TIMEOUT',
    status: 0,
    title: 'La respuesta tardó demasiado. Inténtalo de nuevo.',
  });
  const { asked, container } = open(anUnpaidBooking(), {
    answers: {
      'POST payments': () => {
        throw problem;
      },
    },
  });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Pagar/ }));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos abrir el pago. La respuesta tardó demasiado.',
  );
  await expectNoAxeViolations(container);
  problem = aProblem({
    code: 'GATEWAY_ERROR',
    status: 502,
    title: 'La pasarela no respondió bien.',
  });
  await press();
  await screen.findByText(/La pasarela no respondió bien/);
  await press();
  const keys = asked
    .filter(({ key }) => key === 'POST payments')
    .map(({ input }) => input.idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

it.each([
  ['another traveller’s', route, 404],
  ['no booking at all', '/my_bookings/detail?id=../x', null],
])('says kindly that %s was not found, and for whom', async (_, at, status) => {
  const { container, asked } = renderMyBookings(<Page />, {
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
  expect(asked).toHaveLength(status === null ? 0 : 1);
  await expectNoAxeViolations(container);
});

it('says what failed and finds on another try', async () => {
  let isDown = true;
  open(aBooking(), {
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
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Casa Medina' })).toBeInTheDocument();
});

it("lets the product's remote tell what was sold", async () => {
  const Slot = ({ data }: SlotProps) => <p>Entrada de {(data as BookingDetail).title}</p>;
  open(aBooking(), { slots: { 'booking-detail': async () => Slot } });
  expect(
    await within(await part('Tu viaje')).findByText('Entrada de Casa Medina'),
  ).toBeInTheDocument();
});

it('says that conditions no longer matter for what is cancelled or over', async () => {
  open(aBooking({ status: 'CANCEL' }));
  expect(await textOf('Si cancelas')).toContain('Esta reserva está cancelada.');
});
