import { expectNoAxeViolations } from '@tiquete/testing';
import { aCancelledBooking, aRefund } from '../testing/builders';
import { openBooking, textOf } from '../testing/openBooking';

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
])('shows the progress of a refund: %s', async (_, refund, stage, money) => {
  const { container } = openBooking(aCancelledBooking({ refunds: [refund] }));
  expect(await textOf('Tu devolución')).toMatch(stage);
  expect(await textOf('Tu devolución')).toContain(
    'Por la cancelación de tu reserva.Devolución de $ 740.250Vuelve al medio con el que pagaste: Visa, BANCO DE PRUEBA.',
  );
  expect(await textOf('Pago')).toContain(money);
  expect(await textOf('Pago')).not.toContain('FALLIDO');
  await expectNoAxeViolations(container);
});
