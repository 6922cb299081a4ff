import { within } from '@testing-library/react';
import { expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { aCancelledBooking, aRefund } from '../testing/builders';
import { openBooking, part, textOf } from '../testing/openBooking';

it.each([
  [
    'owed',
    aRefund({ state: 'OWED', sent_at: null, done_at: null }),
    'Enviada a la pasarela',
    ['A más tardar el 06 dic. 2026'],
    'Recibimos tu pago y te devolvemos $ 740.250.',
  ],
  [
    'sent',
    aRefund({ state: 'SENT', done_at: null }),
    'Devuelta por la pasarela',
    ['La pasarela la está procesando'],
    'Recibimos tu pago y te devolvemos $ 740.250.',
  ],
  [
    'made by a person',
    aRefund({ state: 'REVIEWING', sent_at: null, done_at: null }),
    'En manos de una persona de nuestro equipo',
    [],
    'Recibimos tu pago y te devolvemos $ 740.250.',
  ],
  [
    'done',
    aRefund(),
    'Devuelta por la pasarela',
    ['22 nov. 2026, 10:31'],
    'Te devolvimos $ 740.250.',
  ],
])('shows the progress of a refund: %s', async (_, refund, stage, texts, money) => {
  const { container } = openBooking(aCancelledBooking({ refunds: [refund] }));
  const shown = await part('Tu devolución');
  const step = rowOf(shown, stage);
  for (const text of texts) expect(step.getByText(text)).toBeInTheDocument();
  for (const text of [
    'Por la cancelación de tu reserva.',
    'Devolución de $ 740.250',
    'Vuelve al medio con el que pagaste: Visa, BANCO DE PRUEBA.',
  ])
    expect(within(shown).getByText(text)).toBeInTheDocument();
  expect(within(shown).queryAllByText(/^Tu banco puede tardar/)).toHaveLength(
    refund.state === 'DONE' ? 1 : 0,
  );
  expect(await textOf('Pago')).toContain(money);
  expect(await textOf('Pago')).not.toContain('FALLIDO');
  await expectNoAxeViolations(container);
});
