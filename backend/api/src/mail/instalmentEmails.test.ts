import { bookingEmails } from './writeBookingEmail';
import { aBookingRow, aView } from './testing/emails';
import { type BookingTemplate, templateOf } from './topics';

/** 500 000 of 1 440 000 are paid, with extras for 90 000; the rest is due on 20 January, with three days of grace. */
const aPaidInPart = (over: Parameters<typeof aBookingRow>[0] = {}) =>
  aBookingRow({ state: 'CONFIRMED', paid: 500_000, total: 1_440_000, ...over });
const words = (template: BookingTemplate, over: Parameters<typeof aView>[0] = {}) =>
  JSON.stringify(bookingEmails[template](aView({ booking: aPaidInPart(), ...over })))?.replaceAll(
    '\u00a0',
    ' ',
  );
const aLater = { ...aView().payment!, instalments: [2], amount: 940_000 };

it('a receipt states the remaining amount and its due date', () => {
  expect(words('payment.approved', { booking: aPaidInPart({ state: 'PAID' }) })).toContain(
    '["Pagado","$ 590.000"],["Falta por pagar","$ 940.000"],["Próximo pago","$ 940.000, a más tardar el 20 ene. 2027"]',
  );
  expect(words('booking.issued')).toContain('["Precio total","$ 1.530.000"]');
});

it('a receipt of the last instalment states that all is paid, and does not confirm the booking again', () => {
  const last = words('payment.approved', {
    booking: aPaidInPart({ paid: 1_440_000 }),
    payment: aLater,
  });
  expect(last).toContain('quedó pagada por completo');
  expect(last).not.toMatch(/estamos confirmando|Falta por pagar/);
});

it('a reminder states amount and due date, and an overdue one the last day of the grace period', () => {
  expect(words('instalment.due')).toContain('es de $ 940.000, a más tardar el 20 ene. 2027');
  expect(words('instalment.overdue')).toContain(
    'venció el 20 ene. 2027. Todavía puedes hacerlo hasta el 23 ene. 2027 (hora de Colombia)',
  );
});

it('sends no reminder for a paid instalment or a finished booking', () => {
  for (const template of ['instalment.due', 'instalment.overdue'] as const) {
    for (const over of [{ paid: 1_440_000 }, { state: 'CANCELLED' as const }])
      expect(words(template, { booking: aPaidInPart(over) })).toBe('null');
    expect(words(template, { reported: { number: 3 } })).toBe('null');
  }
});

it('states until when a rejected later payment can be tried again', () => {
  expect(words('payment.rejected', { payment: aLater })).toContain(
    'sigue confirmada y tienes hasta el 23 ene. 2027',
  );
});

it('states the reason for an automatic cancellation, and the amount paid', () => {
  const booking = aPaidInPart({ state: 'CANCELLED', cancel_cause: 'INSTALMENT_MISSED' });
  const missed = words('booking.cancelled', { booking });
  expect(missed).toContain('No recibimos a tiempo el pago que faltaba');
  expect(missed).toContain('["Pagaste","$ 590.000"]');
  expect(missed).not.toContain('Como lo pediste');
});

it('requests only the first instalment for the confirmation', () => {
  const booking = aPaidInPart({ state: 'AWAITING_PAYMENT', paid_with: null });
  expect(words('booking.reserved', { booking })).toContain(
    '["Precio total","$ 1.530.000"],["Para confirmar","$ 590.000"]',
  );
});

it('is sent for the events of the payment schedule', () => {
  expect(
    ['INSTALMENT_WEEK', 'INSTALMENT_EVE', 'INSTALMENT_OVERDUE', 'INSTALMENT_MISSED'].map((topic) =>
      templateOf(topic, {}),
    ),
  ).toEqual(['instalment.due', 'instalment.due', 'instalment.overdue', null]);
});
