import { formatDayYear } from '@tiquete/domain';
import type { BookingView } from '../bookingView';
import { type Email, note, text } from '../layout/email';
import { hello, howToSee, seeBooking, stay } from './parts';

/** Reports the new days of an extra; null when the event does not contain them. */
export const extraMoved = (view: BookingView): Email | null => {
  const {
    booking,
    reported: { name, date_from: from, date_to: to },
  } = view;
  if (name === undefined || from === undefined || to === undefined) return null;
  const days = `del ${formatDayYear(from)} al ${formatDayYear(to)}`;
  return {
    subject: `Un extra de tu reserva ${booking.code} va ahora ${days}`,
    preheader: 'El precio no cambia, y las fechas de tu reserva tampoco.',
    tone: 'success',
    title: 'Un extra de tu reserva tiene fechas nuevas',
    blocks: [
      hello(view),
      text(
        `Como lo pediste, «${name}» va ahora ${days}. El precio no cambia, y las fechas de tu reserva tampoco.`,
      ),
      text(
        'Descarga el documento con las fechas nuevas en el detalle de tu reserva: reemplaza el que tenías.',
      ),
      stay(view),
      seeBooking(view, 'Ver mi reserva'),
      ...howToSee(view),
      note('Si no lo pediste tú, responde a este mensaje de inmediato.'),
    ],
  };
};
