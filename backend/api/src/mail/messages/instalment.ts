import { formatDayYear, formatMoney } from '@tiquete/domain';
import { type BookingView, nextPart } from '../bookingView';
import { type Email, note, text } from '../layout/email';
import { balance, hello, howToSee, seeBooking, stay, terms } from './parts';

const AFTERWARDS =
  'Si no lo recibimos para entonces, cancelamos la reserva según sus condiciones y te devolvemos lo que corresponda.';

/** Reminder a week and a day before; null once it is paid. */
export const instalmentDue = (view: BookingView): Email | null => {
  const next = nextPart(view);
  if (!next || next.number !== view.reported.number) return null;
  const { booking } = view;
  const [amount, day] = [formatMoney(next.amount), formatDayYear(next.due_on)];
  return {
    subject: `Tu próximo pago de la reserva ${booking.code}: ${day}`,
    preheader: `${amount} por ${booking.title}, a más tardar el ${day}.`,
    tone: 'info',
    title: 'Se acerca tu próximo pago',
    blocks: [
      hello(view),
      text(`El próximo pago de tu reserva es de ${amount}, a más tardar el ${day}.`),
      ...balance(view),
      seeBooking(view, 'Ver y pagar la reserva'),
      stay(view),
      ...howToSee(view),
      note('Si ya lo hiciste, no tienes que hacer nada más.'),
    ],
  };
};

/** Reminder with the last day of payment; null once it is paid. */
export const instalmentOverdue = (view: BookingView): Email | null => {
  const next = nextPart(view);
  if (!next || next.number !== view.reported.number) return null;
  const { booking } = view;
  const amount = formatMoney(next.amount);
  return {
    subject: `Tu pago de la reserva ${booking.code} está vencido`,
    preheader: `Todavía puedes pagar ${amount} hasta el ${next.lastDay}.`,
    tone: 'warning',
    title: 'Tu pago está vencido',
    blocks: [
      hello(view),
      text(
        `El pago de ${amount} venció el ${formatDayYear(next.due_on)}. Todavía puedes hacerlo hasta el ${next.lastDay} (hora de Colombia). ${AFTERWARDS}`,
      ),
      ...balance(view),
      seeBooking(view, 'Pagar ahora'),
      stay(view),
      ...terms(view),
      ...howToSee(view),
    ],
  };
};
