import type { Labels } from './stateLabels';

export const PAYMENT_STATES: Labels = {
  CREATED: 'Creado',
  PENDING: 'Pendiente',
  AUTHORIZED: 'Autorizado',
  CANCELLING: 'Cancelando la autorización',
  APPROVED: 'Aprobado',
  REJECTED: 'Rechazado',
  ABANDONED: 'Abandonado',
  PARTIALLY_REFUNDED: 'Devuelto en parte',
  REFUND_PENDING: 'Devolución en curso',
  REFUNDED: 'Devuelto',
};
export const REFUND_STATES: Labels = {
  DUE: 'Por enviar',
  SENT: 'Enviada, sin respuesta',
  DONE: 'Hecha',
  MANUAL: 'Necesita a una persona',
};
export const REFUND_REASONS: Labels = {
  SUPPLIER_REJECTED: 'El proveedor no confirmó',
  DUPLICATE_PAYMENT: 'Pago doble',
  LATE_APPROVAL: 'Aprobado tarde',
  PARTIAL_PAYMENT: 'Pago incompleto',
  CANCELLATION: 'Cancelación',
  OPTIONAL_UNAVAILABLE: 'Adicional no disponible',
  OPERATOR: 'Decisión de operación',
};
export const CASE_KINDS: Labels = {
  SUPPLIER_UNKNOWN: 'El proveedor no dice si reservó',
  REFUND_MANUAL: 'Una devolución no se hizo, o no se sabe si se hizo',
  REFUND_PROPOSED: 'Una devolución espera a otra persona',
  CANCEL_UNKNOWN: 'El proveedor no dice si canceló',
  PAYMENT_MISMATCH: 'El pago no es el que pedimos, o está en disputa',
  OPTIONAL_FAILED: 'Un adicional no se pudo cumplir',
  SCHEDULE_CHANGE: 'La aerolínea cambió un vuelo y el viajero no puede responder aquí',
  RECONCILIATION: 'Las cuentas no coinciden',
  PEOPLE_QUOTA: 'Alguien del equipo vio los datos de muchas personas',
  MAIL_QUOTA: 'Hay correos que esperan: la marca llegó a su cupo de la hora',
};
/** Checks before an action, by kind of case. */
export const CASE_HELP: Labels = {
  SUPPLIER_UNKNOWN:
    'Busca el código en el sistema del proveedor. Si la reserva existe, vuelve a preguntar; si no existe, devuelve el dinero.',
  REFUND_MANUAL:
    'Mira la transacción en el panel de la pasarela antes de devolver: puede que el dinero ya haya salido. Si la pasarela muestra la devolución, vuelve a preguntar y el caso se cierra solo.',
  REFUND_PROPOSED:
    'Pasa de lo que una sola persona puede devolver. La aprueba o la rechaza alguien distinto de quien la propuso; el caso se cierra con su decisión.',
  CANCEL_UNKNOWN:
    'Pregunta al proveedor si la reserva sigue en pie. Mientras no haya respuesta no se devuelve dinero. Si el motivo es «consolidator», pídele al consolidador que anule o reembolse los tiquetes: el caso se cierra solo cuando lo haga.',
  PAYMENT_MISMATCH:
    'La referencia, la moneda o el valor no son los que pedimos, el banco disputa el cobro o la pasarela ya devolvió una parte. No se tomó como pago: mira la sesión en la pasarela.',
  OPTIONAL_FAILED:
    'Pregunta al proveedor del adicional. Si no lo puede cumplir, devuelve su valor.',
  SCHEDULE_CHANGE:
    'El vuelo nuevo no calza con el que se vendió, o no hay nada que aceptar. Acuerda con la aerolínea y escríbele al viajero. Si cancela, se cierra solo. Si el cambio no se puede leer, búscalo en el sistema del proveedor.',
  RECONCILIATION:
    'Compara lo que tenemos con lo que dicen la pasarela y el proveedor. Cuando vuelvan a coincidir, el caso se cierra solo.',
  PEOPLE_QUOTA:
    'Pregunta a esa persona para qué los necesitó. Los motivos que escribió están en el registro de operaciones.',
  MAIL_QUOTA:
    'Ningún correo se pierde: salen solos cuando empieza la hora siguiente, y el caso se cierra solo. Si la marca vende tanto de verdad, pide a la plataforma un cupo mayor; si no, busca quién los causa.',
};
export const DIFFERENCES: Labels = {
  CHARGED_WITHOUT_BOOKING: 'Se cobró y no hay reserva',
  CONFIRMED_WITHOUT_CHARGE: 'Confirmada sin cobro',
  CANCELLED_BUT_AT_SUPPLIER: 'Cancelada aquí, viva en el proveedor',
  CONFIRMED_NOT_AT_SUPPLIER: 'Confirmada aquí, el proveedor no la tiene',
  LOCATOR_DIFFERS: 'El localizador es otro',
  REFUND_NOT_AT_GATEWAY: 'Devolución que la pasarela no tiene',
  REFUNDED_UNRECORDED: 'Devolución que no registramos',
  AMOUNT_DIFFERS: 'El valor no es el mismo',
  PAYMENT_DISPUTED: 'El banco disputa el cobro',
  DATES_UNCLEAR: 'El proveedor no dice si movió la póliza',
  UNKNOWN_BOOKING_AT_SUPPLIER: 'Reserva del proveedor que no conocemos',
};
/** Answers of a supplier to a query about a booking of ours. */
export const SUPPLIER_ANSWERS: Labels = {
  no: 'No la tiene, o está cancelada',
  'not-found': 'No la encuentra',
};
/** Reasons why a supplier rejected a booking. */
export const REFUSALS: Labels = {
  'sold-out': 'Ya no hay disponibilidad',
  'price-changed': 'El precio subió',
  'terms-changed': 'Las condiciones empeoraron',
  refused: 'El proveedor no la aceptó',
  cancelled: 'El proveedor la canceló',
};
/** Labels by the gateway's word for the party that bears a discount. */
export const DISCOUNT_BEARERS: Labels = {
  FRANCHISE: 'la franquicia de la tarjeta',
};
export const CASE_ACTIONS: Labels = {
  OPENED: 'Se abrió el caso',
  ASKED: 'Volvió a preguntar',
  REFUNDED: 'Ordenó una devolución',
  PROPOSED: 'Propuso una devolución',
  RESOLVED: 'Cerró el caso',
};
export const MAIL_STATES: Labels = {
  DUE: 'Por enviar',
  SENDING: 'Enviando',
  SENT: 'Enviado',
  FAILED: 'No se pudo enviar',
  UNCLEAR: 'No se sabe si llegó',
  DROPPED: 'No se envió',
};
/** Reasons why an e-mail was not sent, by the server's code. */
export const MAIL_PROBLEMS: Labels = {
  'not written': 'No se pudo redactar',
  'over budget': 'Ese buzón ya recibió muchos correos',
  'over quota': 'La marca llegó a su tope de correos',
  'the worker died': 'El envío se interrumpió',
};
/** Subjects of e-mails about a booking that are not written yet. */
export const MAIL_TEMPLATES: Labels = {
  'booking.reserved': 'Reserva creada',
  'payment.pending': 'Pago en proceso',
  'payment.approved': 'Pago aprobado',
  'payment.rejected': 'Pago rechazado',
  'instalment.due': 'Cuota por vencer',
  'instalment.overdue': 'Cuota vencida',
  'booking.waiting': 'Reserva en espera del proveedor',
  'booking.issued': 'Reserva confirmada',
  'booking.moved': 'Cambio de fechas',
  'booking.passenger': 'Cambio de pasajero',
  'booking.rescheduled': 'Cambio de la aerolínea',
  'booking.rejected': 'Reserva no confirmada',
  'booking.expired': 'Reserva vencida sin pago',
  'booking.cancelled': 'Reserva cancelada',
  'booking.claimed': 'Reserva agregada a una cuenta',
  'optional.moved': 'Cambio de un extra',
  'refund.owed': 'Devolución ordenada',
  'refund.done': 'Devolución hecha',
};
/** Events that do not change a booking's state. */
export const EVENTS: Labels = {
  CREATED: 'Reserva creada',
  PAYMENT_OPENED: 'Pago abierto en la pasarela',
  PAYMENT_PENDING: 'El banco procesa el pago',
  PAYMENT_AUTHORIZED: 'Pago autorizado',
  PAYMENT_APPROVED: 'Pago aprobado',
  PAYMENT_REJECTED: 'Pago rechazado',
  PAYMENT_CLOSED: 'Página de pago cerrada',
  CANCEL_REFUSED: 'El proveedor no canceló',
  REFUND_OWED: 'Devolución ordenada',
  REFUNDED: 'Devolución hecha',
  REFUND_MANUAL: 'La devolución necesita a una persona',
  OPERATOR_ASKED: 'Operación volvió a preguntar',
  OPERATOR_REFUNDED: 'Operación ordenó una devolución',
  OPERATOR_PROPOSED: 'Operación propuso una devolución',
  OPERATOR_APPROVED: 'Operación aprobó una devolución',
  OPERATOR_DECLINED: 'Operación rechazó una devolución',
  SCHEDULE_CHANGED: 'La aerolínea cambió el horario',
  SCHEDULE_ACCEPTED: 'Horario nuevo aceptado',
  DATES_CHANGED: 'Fechas de la asistencia cambiadas',
  PASSENGER_CHANGED: 'Pasajero cambiado',
  OPTIONAL_CONFIRMED: 'Adicional confirmado',
  OPTIONAL_MOVED: 'Fechas de un adicional cambiadas',
  OPTIONAL_REFUSED: 'Adicional no disponible',
  OPTIONAL_CANCELLED: 'Adicional cancelado',
  OPTIONAL_REVIEW: 'Adicional en revisión',
};
export const OPTIONAL_STATES: Labels = {
  CHOSEN: 'Elegido',
  RELEASED: 'Soltado',
  BOOKING: 'Reservando',
  UNKNOWN: 'Sin respuesta',
  REVIEW: 'En revisión',
  CONFIRMED: 'Confirmado',
  REFUSED: 'No disponible',
  CANCELLING: 'Cancelando',
  CANCEL_UNKNOWN: 'Cancelación sin respuesta',
  CANCELLED: 'Cancelado',
};
/** Field names of a case's or an event's data. */
export const FACTS: Labels = {
  amount: 'Valor',
  allowed: 'Lo que podemos conservar',
  state: 'Estado',
  reference: 'Referencia',
  gateway: 'Pasarela',
  captured: 'Cobrado',
  discount: 'Descuento del banco',
  discount_bearer: 'Quién asume el descuento',
  ours: 'Nosotros',
  owed: 'Debido',
  due: 'A cobrar',
  supplier: 'Proveedor',
  locator: 'Localizador',
  theirs: 'Ellos',
  answer: 'Respuesta',
  reason: 'Motivo',
  note: 'Nota',
  penalty: 'Penalidad',
  refund: 'Devolución',
  tries: 'Intentos',
  currency: 'Moneda',
  name: 'Nombre',
  product: 'Producto',
  payment: 'Pago',
  payment_id: 'Pago',
  by: 'Por',
  proposed_by: 'Propuesta por',
  attempts: 'Intentos',
  look_ups: 'Consultas',
  requested: 'Pedido',
  shown_today: 'Reservas vistas en un día',
  mails_per_hour: 'Cupo de correos por hora',
  mails_waiting: 'Correos en espera',
  waits_until: 'Salen desde',
  status: 'Estado',
};
/** Names of identity documents by their value on the wire. */
export const DOCUMENT_TYPE_NAMES: Labels = {
  4: 'Cédula de ciudadanía',
  5: 'Pasaporte',
  6: 'Registro civil',
  7: 'Cédula de extranjería',
  9: 'DNI',
  7286: 'Tarjeta de identidad',
  7304: 'NIT',
};

/** Steps of a worker, by kind. */
export const STEPS: Labels = {
  booking: 'Paso de la reserva',
  payment: 'Paso de un pago',
  refund: 'Paso de una devolución',
  optional: 'Paso de un adicional',
  'policy-move': 'Cambio de fechas de la póliza',
  mail: 'Envío de un correo',
};
/** Outcomes of steps and of calls to outside systems. A request has the status of its answer. */
export const CALL_OUTCOMES: Labels = {
  ok: 'Bien',
  failed: 'Falló',
  aborted: 'Interrumpida',
  timeout: 'No respondió a tiempo',
  unavailable: 'No disponible',
  rejected: 'Rechazada',
  malformed: 'Respuesta ilegible',
  quota: 'Cupo agotado',
};
