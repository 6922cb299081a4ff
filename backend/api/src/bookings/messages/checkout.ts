import type { UnpaidHold } from '../ports';

/** Texts of a booking's history for the traveller, by code of the event. Events without a text are not shown. */
export const EVENT_TEXTS: Record<string, string> = {
  CREATED: 'Creamos tu reserva. Falta el pago.',
  CLAIMED: 'Agregaste esta reserva a tu cuenta.',
  JOINED: 'Agregaste esta reserva a tu cuenta: la hiciste con tu correo.',
  PAYMENT_OPENED: 'Abriste un pago en la pasarela.',
  HELD: 'Tu reserva quedó apartada. Falta el pago.',
  HOLD_REFUSED: 'Lo que elegiste ya no está disponible. No te cobramos nada.',
  HOLD_UNKNOWN: 'Apartar tu reserva está tardando. Seguimos preguntando.',
  PAYMENT_PENDING:
    'Tu banco está procesando el pago. No pagues de nuevo: te avisamos cuando responda.',
  PAYMENT_PARTIAL:
    'La pasarela recibió solo una parte del pago. Si no llega el resto, te la devolvemos cuando venza la página de pago.',
  PAYMENT_AUTHORIZED:
    'La pasarela reservó el valor en tu medio de pago. Solo lo cobramos cuando la reserva quede confirmada.',
  PAYMENT_RELEASED: 'La pasarela liberó el valor reservado. No te cobramos nada.',
  PAYMENT_APPROVED: 'La pasarela aprobó tu pago.',
  PAYMENT_REJECTED:
    'La pasarela rechazó el pago. Puedes intentarlo de nuevo mientras la reserva siga vigente.',
  PAYMENT_CLOSED:
    'Cerramos la página de pago, porque la reserva ya no está vigente. No te cobramos nada.',
  PAID: 'Recibimos tu pago. Estamos confirmando tu reserva.',
  SUPPLIER_UNKNOWN:
    'La confirmación está tardando. Seguimos preguntando, no tienes que hacer nada.',
  MANUAL_REVIEW: 'Una persona de nuestro equipo está revisando la confirmación.',
  WAITING:
    'Tu reserva está hecha y todavía no está confirmada. Te avisamos en cuanto lo esté; no tienes que hacer nada.',
  SUPPLIER_CANCELLED:
    'Quien presta el servicio canceló lo que reservaste. Te devolvemos todo lo que pagaste.',
  CONFIRMED: 'Tu reserva quedó confirmada.',
  ISSUE_UNKNOWN: 'Tus documentos están tardando. Seguimos preguntando, no tienes que hacer nada.',
  ISSUE_REVIEW: 'Una persona de nuestro equipo está revisando la emisión.',
  CANCELLING: 'Pediste cancelar la reserva. La estamos cancelando.',
  INSTALMENT_WEEK: 'Te recordamos el próximo pago de tu reserva.',
  INSTALMENT_EVE: 'Te recordamos el próximo pago de tu reserva.',
  INSTALMENT_OVERDUE:
    'El pago de tu reserva está vencido. Todavía puedes hacerlo mientras duren los días de gracia.',
  INSTALMENT_MISSED:
    'No recibimos el pago a tiempo y estamos cancelando la reserva según sus condiciones.',
  CANCEL_UNKNOWN:
    'La cancelación está tardando. Seguimos preguntando; el costo que aceptaste no cambia.',
  CANCEL_REVIEW: 'Una persona de nuestro equipo está revisando la cancelación.',
  CANCEL_REFUSED:
    'No aceptaron la cancelación: tu reserva sigue vigente. Una persona de nuestro equipo lo está revisando.',
  CANCELLED: 'La reserva quedó cancelada.',
  VOIDING: 'No pudimos completar tu reserva. La estamos anulando.',
  REFUND_DUE: 'No pudimos confirmar tu reserva. Te devolvemos todo lo que pagaste.',
  NOT_BOOKED: 'No pudimos confirmar tu reserva. No te cobramos nada.',
  REFUND_OWED: 'Pedimos a la pasarela que te devuelva el dinero.',
  REFUND_MANUAL:
    'La pasarela no pudo hacer la devolución por sí sola. Una persona de nuestro equipo la está haciendo.',
  REFUNDED: 'La pasarela devolvió tu dinero. Tu banco puede tardar unos días en mostrarlo.',
  SCHEDULE_CHANGED: 'La aerolínea cambió el horario de tu vuelo.',
  SCHEDULE_ACCEPTED: 'Aceptaste el horario nuevo de tu vuelo.',
  DATES_CHANGED: 'Cambiaste las fechas de tu asistencia.',
  PASSENGER_CHANGED: 'Cambiaste los datos de un pasajero.',
  OPTIONAL_MOVED: 'Cambiaste las fechas de un extra de tu reserva.',
  OPTIONAL_CONFIRMED: 'Un extra de tu reserva quedó confirmado.',
  OPTIONAL_REFUSED:
    'Un extra de tu reserva no estaba disponible. Te devolvemos lo que pagaste por él.',
  OPTIONAL_CANCELLED: 'Un extra de tu reserva quedó cancelado.',
  EXPIRED: 'El plazo para pagar venció y la reserva se canceló.',
};

const NAMES = { rooms: ['habitación', 'habitaciones'], seats: ['silla', 'sillas'] } as const;

interface Unpaid {
  unit: UnpaidHold['unit'];
  before: number;
  most: number;
  isGuest: boolean;
}
/** Reason for rejecting one more unpaid booking of a departure. */
export function unpaidText({ unit, before, most, isGuest }: Unpaid): string {
  const [one, several] = NAMES[unit];
  const count = (number: number) => `${number} ${number === 1 ? one : several}`;
  const unpaid = isGuest
    ? `Desde tu conexión hay ${count(before)} sin pagar de esta salida`
    : `Tienes ${count(before)} sin pagar de esta salida`;
  return `${unpaid}, y se pueden apartar ${count(most)} a la vez. Paga o cancela esas reservas, o espera a que venzan.`;
}

const MAX_LENGTH = 250;

/** Text for the traveller on the gateway's page and on the bank's statement. */
export const paymentDescription = (brand: string, code: string, title: string): string =>
  `${brand}, reserva ${code}: ${title}`.slice(0, MAX_LENGTH);

/** Operators' text for a case that closed by itself. */
export const HEALED =
  'La diferencia ya no está: la conciliación volvió a preguntar y todo coincide.';
