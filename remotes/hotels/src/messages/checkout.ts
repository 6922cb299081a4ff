import { checkoutWords } from '@tiquete/checkout/messages';
import { MEAL_PLAN_LABELS } from '@tiquete/platform';

/** Texts of checkout and confirmation: those of every checkout, and the hotels' own. */
export const checkout = {
  ...checkoutWords,
  metaDescription: 'Termina tu reserva de hotel en {{brand}}.',
  back: 'Volver al hotel',
  invalidText: 'No dice qué habitación quieres reservar. Busca el hotel y elígela de nuevo.',
  search: 'Buscar hoteles',
  failed: 'No pudimos abrir tu reserva',
  gone: {
    expired: 'Los precios vencieron y esta tarifa ya no está',
    expiredText:
      'Consultamos de nuevo y el hotel ya no la ofrece para tus fechas. Mira qué otras habitaciones tiene.',
    missing: 'Esta tarifa ya no está',
    missingText: 'El hotel ya no la ofrece para tus fechas. Mira qué otras habitaciones tiene.',
    soldOut: 'Esta habitación se agotó',
    soldOutText:
      'Alguien reservó la última. No se hizo ningún cobro. El hotel puede tener otras habitaciones para tus fechas.',
  },
  others: { seeRooms: 'Ver habitaciones' },
  steps: {
    holder: 'Quién reserva',
    guests: 'Quiénes se hospedan',
    review: 'Revisa y acepta',
  },
  fields: { ...checkoutWords.fields, remarks: 'Peticiones para el hotel (opcional)' },
  staying: 'Me hospedo en esta habitación',
  stayingAs: 'Tú: {{name}}',
  stayingUnnamed: 'Usamos el nombre y el apellido que escribas arriba.',
  room: 'Habitación {{number}}: {{guests}}',
  guestsHint: 'El hotel solo necesita el nombre de un adulto por habitación.',
  guestField: '{{field}}, habitación {{room}}',
  addRemarks: 'Agregar una petición para el hotel',
  remarksPlaceholder: 'Por ejemplo: llegamos tarde o necesitamos una cuna',
  remarksHint: 'Se las contamos al hotel, que las atiende si puede. No escribas datos de tarjetas.',
  errors: {
    ...checkoutWords.errors,
    invalid: { ...checkoutWords.errors.invalid, remarks: 'Escribe máximo 2.000 letras.' },
  },
  comments: 'Lo que el hotel pide saber',
  booking: 'Confirmamos el precio con el hotel…',
  priceText: 'El hotel actualizó el precio de tu habitación. Aún no has pagado nada.',
  duplicateText:
    'Hace unos minutos reservaste este hotel para las mismas fechas y personas. Aún no has pagado esta segunda reserva.',
  product: 'Habitación',
  summary: {
    ...checkoutWords.summary,
    checkin: 'Llegada',
    checkinFrom: 'desde las {{time}}',
    checkout: 'Salida',
    checkoutUntil: 'hasta las {{time}}',
    boards: MEAL_PLAN_LABELS,
    base_one: 'Habitación por {{count}} noche',
    base_other: 'Habitación por {{count}} noches',
    base_two_one: 'Dos habitaciones por {{count}} noche',
    base_two_other: 'Dos habitaciones por {{count}} noches',
    base_three_one: 'Tres habitaciones por {{count}} noche',
    base_three_other: 'Tres habitaciones por {{count}} noches',
    base_four_one: 'Cuatro habitaciones por {{count}} noche',
    base_four_other: 'Cuatro habitaciones por {{count}} noches',
    atHotel: 'Pagas en el hotel',
    atHotelNote: 'Lo cobra el hotel y no está en el pago de hoy.',
    freeUntil: 'Cancela gratis hasta el {{day}} a las {{time}}, hora del hotel.',
    notRefundable: 'Esta tarifa no se reembolsa: si cancelas o no llegas, pierdes lo que pagaste.',
  },
  result: {
    ...checkoutWords.result,
    next: {
      ...checkoutWords.result.next,
      confirming:
        'Ya tenemos tu pago y estamos confirmando la habitación con el hotel. Suele tardar un par de minutos; esta página se actualiza sola.',
      issued:
        'Tu reserva está emitida y te enviamos el voucher por correo. Al llegar al hotel muéstralo con tu documento.',
      notIssued: 'Te devolvemos el pago completo al mismo medio.',
    },
    lead: { ...checkoutWords.result.lead, notIssued: 'El hotel no pudo confirmar la habitación.' },
    guests: 'Huéspedes',
  },
} as const;
