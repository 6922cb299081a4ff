import { formatMoney } from '@tiquete/domain';
import type { BookingView } from '../bookingView';
import { type Email, note, text } from '../layout/email';
import { buyer, hello, howToSee, seeBooking } from './parts';

/** The airline changed the schedule: in the booking's detail the traveller accepts it or requests a refund. */
export const rescheduled = (view: BookingView): Email => {
  const { booking, reported } = view;
  const { changes = [], isAcceptable = false, refund } = reported;
  return {
    subject: `La aerolínea cambió el horario de tu vuelo: reserva ${booking.code}`,
    preheader: 'Mira el horario nuevo y dinos si te sirve.',
    tone: 'warning',
    title: 'La aerolínea cambió el horario de tu vuelo',
    blocks: [
      hello(view),
      text('La aerolínea cambió lo que reservaste. Mira qué cambia:'),
      {
        kind: 'facts',
        title: booking.title,
        rows: [['Código de reserva', booking.code], ...buyer(view)],
      },
      ...changes.map(({ name, before, after }) => ({
        kind: 'facts' as const,
        title: name,
        rows: [
          ['Antes', before],
          ['Ahora', after],
        ] as const,
      })),
      text(
        isAcceptable
          ? 'Si el horario nuevo te sirve, acéptalo en el detalle de tu reserva.'
          : 'Responde a este mensaje y buscamos contigo una solución.',
      ),
      ...(refund === undefined
        ? []
        : [
            text(
              `Si no te sirve, cancela la reserva allí mismo antes de aceptarlo: por este cambio te devuelven ${formatMoney(refund)}.`,
            ),
          ]),
      seeBooking(view, 'Ver mi reserva'),
      note('Las horas son las de cada ciudad.'),
      ...howToSee(view),
    ],
  };
};
