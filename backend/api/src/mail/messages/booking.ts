import { REFUND_DAYS } from '@tiquete/contracts';
import { formatDayYear, formatMoney, formatOther, today } from '@tiquete/domain';
import { demandOf, locatorLabel, shownLocator } from '../../bookings';
import {
  balance,
  bankTakes,
  bogotaTime,
  hello,
  howToSee,
  paidSoFar,
  seeBooking,
  stay,
  terms,
  total,
} from './parts';
import { type BookingView, nextPart } from '../bookingView';
import { type Block, type Email, note, text } from '../layout/email';
import { payment } from './payment';
import { pluralize } from '../../lib/text/pluralize';

export const bookingReserved = (view: BookingView): Email => {
  const { booking } = view;
  const until = bogotaTime(booking.pay_by);
  const [first] = view.instalments;
  const now = demandOf(booking, first ? [first] : []).amount;
  const isInParts = view.instalments.length > 1;
  return {
    subject: `Tu reserva ${booking.code}: falta el pago`,
    preheader: `Paga ${formatMoney(now)} antes del ${until} para confirmar ${booking.title}.`,
    tone: 'info',
    title: 'Creamos tu reserva. Falta el pago',
    blocks: [
      hello(view),
      text(
        `Guardamos tu reserva hasta el ${until} (hora de Colombia). La confirmamos cuando recibamos el pago.`,
      ),
      stay(view),
      {
        kind: 'facts',
        rows: [
          total(view, isInParts ? 'Precio total' : 'Total por pagar'),
          ...(isInParts ? [['Para confirmar', formatMoney(now)] as const] : []),
          ['Paga antes del', until],
        ],
      },
      seeBooking(view, 'Ver y pagar la reserva'),
      ...terms(view),
      ...howToSee(view),
    ],
  };
};

/** E-mail about a booking that is paid and that the supplier will confirm later. */
export const bookingWaiting = (view: BookingView): Email => {
  const { code, title, waits_until } = view.booking;
  const by = waits_until ? ` a más tardar el ${formatDayYear(today(waits_until))}` : '';
  return {
    subject: `Tu reserva ${code} se confirma${by}`,
    preheader: `Ya tienes tu cupo en ${title}. Falta confirmar que la salida se hace.`,
    tone: 'info',
    title: 'Ya tienes tu cupo. Falta confirmar la salida',
    blocks: [
      hello(view),
      text(
        `Tu cupo está guardado. La salida se hace cuando se completa su grupo mínimo: te escribimos${by}.`,
      ),
      text('Si no se hace, te devolvemos todo lo que pagaste. No tienes que pedirlo.'),
      text('Antes de esa confirmación no compres nada que no se pueda devolver.'),
      stay(view),
      payment(view),
      ...balance(view),
      seeBooking(view, 'Ver mi reserva'),
      ...terms(view),
      ...howToSee(view),
    ],
  };
};

export const bookingIssued = (view: BookingView): Email => {
  const { booking, hasVoucher } = view;
  const shown = shownLocator(booking);
  const label = locatorLabel(booking.product);
  const sold: Block = {
    kind: 'facts',
    rows: [
      ...(shown === null ? [] : [[label, shown] as const]),
      ...(booking.supplier_name ? [['Prestado por', booking.supplier_name] as const] : []),
      nextPart(view) ? total(view, 'Precio total') : total(view, 'Total pagado'),
    ],
  };
  const atHotel = booking.price_breakdown.pay_at_hotel.map(
    ({ name, amount, original }) =>
      [
        name,
        original ? `${formatOther(original)} (unos ${formatMoney(amount)})` : formatMoney(amount),
      ] as const,
  );
  return {
    subject: `Reserva confirmada ${booking.code}: ${booking.title}, ${formatDayYear(booking.date_from)}`,
    preheader: `Todo listo para tu viaje. ${shown === null ? `Código de reserva ${booking.code}` : `${label} ${shown}`}.`,
    tone: 'success',
    title: 'Tu reserva está confirmada',
    blocks: [
      hello(view),
      ...(view.reported.from === 'WAITING'
        ? [text('Buena noticia: la salida quedó confirmada y tu viaje se hace.')]
        : []),
      text(
        hasVoucher
          ? 'Tu reserva quedó confirmada. El voucher va adjunto: llévalo impreso o en el celular.'
          : 'Tu reserva quedó confirmada. Descarga el voucher en el detalle de tu reserva y llévalo impreso o en el celular.',
      ),
      stay(view),
      sold,
      payment(view),
      ...balance(view),
      ...(atHotel.length > 0
        ? [{ kind: 'facts', title: 'Se paga en el destino', rows: atHotel } as const]
        : []),
      seeBooking(view, 'Ver mi reserva'),
      ...terms(view),
      ...howToSee(view),
    ],
  };
};

/** Shows the booking's current days; after two moves both mails show the last ones. */
export const datesMoved = (view: BookingView): Email => {
  const { booking, hasVoucher } = view;
  const days = `del ${formatDayYear(booking.date_from)} al ${formatDayYear(booking.date_to)}`;
  return {
    subject: `Tu reserva ${booking.code} va ahora ${days}`,
    preheader: 'El precio no cambia. Aquí está tu voucher con las fechas nuevas.',
    tone: 'success',
    title: 'Tu reserva tiene fechas nuevas',
    blocks: [
      hello(view),
      text(`Como lo pediste, tu reserva va ahora ${days}. El precio no cambia.`),
      text(
        hasVoucher
          ? 'El voucher con las fechas nuevas va adjunto: reemplaza el que tenías.'
          : 'Descarga el voucher con las fechas nuevas en el detalle de tu reserva: reemplaza el que tenías.',
      ),
      stay(view),
      seeBooking(view, 'Ver mi reserva'),
      ...terms(view),
      ...howToSee(view),
      note('Si no lo pediste tú, responde a este mensaje de inmediato.'),
    ],
  };
};

/** Another person travels. The person's name is in the voucher, behind the sign-in, and not in the mail. */
export const passengerChanged = (view: BookingView): Email => {
  const { booking, hasVoucher } = view;
  return {
    subject: `Cambiaste un pasajero de tu reserva ${booking.code}`,
    preheader: 'El precio no cambia. Aquí está tu voucher con los pasajeros de ahora.',
    tone: 'success',
    title: 'Tu reserva tiene otro pasajero',
    blocks: [
      hello(view),
      text('Como lo pediste, cambiamos los datos de un pasajero. El precio no cambia.'),
      text(
        hasVoucher
          ? 'El voucher con los pasajeros de ahora va adjunto: reemplaza el que tenías.'
          : 'Descarga el voucher con los pasajeros de ahora en el detalle de tu reserva: reemplaza el que tenías.',
      ),
      stay(view),
      seeBooking(view, 'Ver mi reserva'),
      ...howToSee(view),
      note('Si no lo pediste tú, responde a este mensaje de inmediato.'),
    ],
  };
};

/** The supplier rejected the booking, with a refund or before any payment. */
export const bookingRejected = (view: BookingView): Email => {
  const { booking, owed } = view;
  const isPaid = owed > 0;
  return {
    subject: isPaid
      ? `No pudimos confirmar tu reserva ${booking.code}: te devolvemos tu dinero`
      : `No pudimos confirmar tu reserva ${booking.code}`,
    preheader: isPaid
      ? `Te devolvemos ${formatMoney(owed)}. No tienes que pedirlo.`
      : 'No te cobramos nada.',
    tone: 'error',
    title: 'No pudimos confirmar tu reserva',
    blocks: [
      hello(view),
      text('Lo sentimos: no pudimos confirmar tu reserva.'),
      text(
        isPaid
          ? `Te devolvemos ${formatMoney(owed)}, todo lo que pagaste, por el mismo medio de pago. No tienes que pedirlo: ya lo pedimos a la pasarela y sale a más tardar en ${pluralize(REFUND_DAYS, 'día', 'días')} calendario. ${bankTakes}`
          : 'No te cobramos nada por ella.',
      ),
      stay(view),
      seeBooking(view, isPaid ? 'Seguir la devolución' : 'Ver el detalle'),
      note(
        'Si quieres viajar en las mismas fechas, busca de nuevo: puede haber otras opciones disponibles.',
      ),
    ],
  };
};

export const bookingExpired = (view: BookingView): Email => ({
  subject: `Tu reserva ${view.booking.code} venció sin pago`,
  preheader: 'No te cobramos nada. Puedes buscar de nuevo cuando quieras.',
  tone: 'warning',
  title: 'El plazo para pagar venció',
  blocks: [
    hello(view),
    text(
      'No recibimos el pago a tiempo y la reserva se canceló. No te cobramos nada. Si un pago tuyo llega más tarde, lo usamos para confirmarla o te lo devolvemos.',
    ),
    stay(view),
    { kind: 'action', label: 'Buscar de nuevo', url: view.url('/') },
  ],
});

const MISSED =
  'No recibimos a tiempo el pago que faltaba, así que la reserva quedó cancelada según sus condiciones.';
const WITHDRAWN =
  'Lo sentimos: el operador canceló lo que reservaste. Cancelar no te cuesta nada: te devolvemos todo lo que pagaste. No tienes que pedirlo.';
const WHY = { INSTALMENT_MISSED: MISSED, SUPPLIER_CANCELLED: WITHDRAWN };
const asRequested = (isPaid: boolean): string =>
  isPaid
    ? 'Como lo pediste, la reserva quedó cancelada.'
    : 'Como lo pediste, la reserva quedó cancelada. No te cobramos nada.';

export const bookingCancelled = (view: BookingView): Email => {
  const {
    booking,
    reported: { penalty = 0, refund = 0 },
  } = view;
  const isPaid = booking.paid_with !== null;
  return {
    subject: `Cancelamos tu reserva ${booking.code}`,
    preheader: isPaid
      ? `Te devolvemos ${formatMoney(refund)}. Costo de cancelación: ${formatMoney(penalty)}.`
      : 'No te cobramos nada.',
    tone: 'warning',
    title: 'Tu reserva quedó cancelada',
    blocks: [
      hello(view),
      text(booking.cancel_cause ? WHY[booking.cancel_cause] : asRequested(isPaid)),
      stay(view),
      ...(isPaid
        ? [
            {
              kind: 'facts',
              title: 'Tu dinero',
              rows: [
                paidSoFar(view, 'Pagaste'),
                ['Costo de cancelación', formatMoney(penalty)],
                ['Te devolvemos', formatMoney(refund)],
              ],
            } as const,
          ]
        : []),
      ...(refund > 0
        ? [
            text(
              `La devolución sale a más tardar en ${pluralize(REFUND_DAYS, 'día', 'días')} calendario, por el mismo medio de pago. ${bankTakes}`,
            ),
          ]
        : []),
      seeBooking(view, refund > 0 ? 'Seguir la devolución' : 'Ver el detalle'),
      ...howToSee(view),
    ],
  };
};

export const bookingClaimed = (view: BookingView): Email => ({
  subject: `Tu reserva ${view.booking.code} pasó a una cuenta`,
  preheader: 'Desde ahora se ve en Mis reservas de esa cuenta.',
  tone: 'info',
  title: 'Tu reserva quedó en una cuenta',
  blocks: [
    hello(view),
    text(
      'La reserva que hiciste sin cuenta quedó en la cuenta que la pidió. Desde ahora se ve, se paga y se cancela solo en ella.',
    ),
    stay(view),
    text('Si no lo aceptaste tú, responde a este mensaje de inmediato.'),
  ],
});
