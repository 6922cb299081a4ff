import { REFUND_DAYS } from '@tiquete/contracts';
import { formatMoney } from '@tiquete/domain';
import { balance, bankTakes, bogotaTime, hello, howToSee, seeBooking, stay } from './parts';
import { type BookingView, nextPart, payable } from '../bookingView';
import { type Block, type Email, type Fact, text } from '../layout/email';
import { pluralize } from '../../lib/text/pluralize';

/** The gateway's receipt; neither the gateway nor we store a card number here. */
export function payment({ payment: paid, booking }: BookingView): Block {
  const { reference, amount, receipt } = paid ?? {
    reference: '',
    amount: payable(booking),
    receipt: null,
  };
  const rows: Fact[] = [
    ['Valor', formatMoney(amount)],
    ['Referencia', reference],
    ['Medio de pago', receipt?.paymentMethodName ?? ''],
    ['Banco', receipt?.issuerName ?? ''],
    ['Autorización', receipt?.authorization ?? ''],
    ['Recibo', receipt?.receipt ?? ''],
  ];
  return { kind: 'facts', title: 'Tu pago', rows: rows.filter(([, value]) => value !== '') };
}

export const paymentPending = (view: BookingView): Email => ({
  subject: `Tu pago está en proceso (reserva ${view.booking.code})`,
  preheader: 'Tu banco aún no responde. No pagues otra vez: te avisamos por correo.',
  tone: 'warning',
  title: 'Tu pago está en proceso',
  blocks: [
    hello(view),
    text(
      'Tu banco aún no responde. No pagues otra vez: seguimos preguntando y te escribimos apenas sepamos el resultado.',
    ),
    payment(view),
    stay(view),
    seeBooking(view, 'Ver mi reserva'),
    ...howToSee(view),
  ],
});

/** True when this is the booking's first payment; later ones find it confirmed. */
export const isFirstPayment = ({ payment: paid }: BookingView): boolean =>
  paid?.instalments.includes(1) ?? true;

export const paymentApproved = (view: BookingView): Email => ({
  subject: `Recibimos tu pago (reserva ${view.booking.code})`,
  preheader: `${formatMoney(view.payment?.amount ?? payable(view.booking))} por ${view.booking.title}.`,
  tone: 'success',
  title: 'Recibimos tu pago',
  blocks: [
    hello(view),
    text(
      isFirstPayment(view)
        ? 'Gracias por tu compra. La pasarela aprobó tu pago y estamos confirmando la reserva; te escribimos con el resultado.'
        : `Gracias. La pasarela aprobó tu pago. ${nextPart(view) ? `Tu reserva sigue ${standing(view)}.` : 'Con él, tu reserva quedó pagada por completo.'}`,
    ),
    payment(view),
    ...balance(view),
    stay(view),
    seeBooking(view, 'Ver mi reserva'),
    ...howToSee(view),
  ],
});

const standing = ({ booking }: BookingView): string =>
  booking.state === 'WAITING' ? 'por confirmar' : 'confirmada';
function whileValid(view: BookingView): string {
  const next = nextPart(view);
  return next
    ? `Tu reserva sigue ${standing(view)} y tienes hasta el ${next.lastDay} (hora de Colombia)`
    : `Tu reserva sigue vigente hasta el ${bogotaTime(view.booking.pay_by)} (hora de Colombia)`;
}

export const paymentRejected = (view: BookingView): Email => ({
  subject: `Tu pago no fue aprobado (reserva ${view.booking.code})`,
  preheader: 'La reserva sigue vigente: puedes intentarlo de nuevo.',
  tone: 'error',
  title: 'Tu pago no fue aprobado',
  blocks: [
    hello(view),
    text(
      `El banco o la pasarela no aprobó el pago. ${whileValid(view)}: puedes intentarlo de nuevo con el mismo medio o con otro.`,
    ),
    payment(view),
    seeBooking(view, 'Intentar el pago de nuevo'),
    stay(view),
    ...howToSee(view),
  ],
});

/** Explanations of refunds that have their own e-mail, by the refund's reason. */
const WHY: Readonly<Record<string, string>> = {
  DUPLICATE_PAYMENT: 'Recibimos más de un pago por la misma reserva.',
  LATE_APPROVAL: 'Tu pago llegó cuando la reserva ya no estaba disponible.',
  PARTIAL_PAYMENT: 'La pasarela tomó solo una parte del pago y lo rechazó.',
  OPTIONAL_UNAVAILABLE:
    'Uno de los extras de tu reserva no se pudo confirmar. El resto de la reserva sigue igual.',
  OPERATOR: 'Nuestro equipo de servicio pidió esta devolución.',
};

export const refundOwed = (view: BookingView): Email => {
  const amount = formatMoney(view.reported.amount ?? 0);
  return {
    subject: `Te vamos a devolver ${amount} (reserva ${view.booking.code})`,
    preheader: 'No tienes que pedirlo: ya está en camino.',
    tone: 'info',
    title: `Te vamos a devolver ${amount}`,
    blocks: [
      hello(view),
      text(
        [
          WHY[view.reported.reason ?? ''],
          `Te devolvemos ${amount} por el mismo medio de pago, a más tardar en ${pluralize(REFUND_DAYS, 'día', 'días')} calendario.`,
          bankTakes,
        ]
          .filter(Boolean)
          .join(' '),
      ),
      stay(view),
      seeBooking(view, 'Seguir la devolución'),
      ...howToSee(view),
    ],
  };
};

export const refundDone = (view: BookingView): Email => {
  const amount = formatMoney(view.reported.amount ?? 0);
  return {
    subject: `Te devolvimos ${amount} (reserva ${view.booking.code})`,
    preheader: 'La pasarela devolvió tu dinero.',
    tone: 'success',
    title: `Te devolvimos ${amount}`,
    blocks: [
      hello(view),
      text(`La pasarela devolvió ${amount} al medio de pago que usaste. ${bankTakes}`),
      stay(view),
      seeBooking(view, 'Ver el detalle'),
      ...howToSee(view),
    ],
  };
};
