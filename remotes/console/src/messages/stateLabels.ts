/** Labels of the api's codes; an unknown code is shown as it is. */
export type Labels = Readonly<Record<string, string>>;
export const labelOf = (labels: Labels, code: string): string =>
  (Object.hasOwn(labels, code) ? labels[code] : undefined) ?? code;

/** States of a booking. */
export const BOOKING_STATES: Labels = {
  CREATED: 'Creada, sin pago',
  HOLDING: 'Bloqueando cupo',
  HOLD_UNKNOWN: 'Bloqueo sin respuesta',
  HELD: 'Cupo bloqueado',
  AWAITING_PAYMENT: 'Pago abierto',
  PAID: 'Pagada, por reservar',
  BOOKING_AT_SUPPLIER: 'Reservando en el proveedor',
  SUPPLIER_UNKNOWN: 'Proveedor sin respuesta',
  MANUAL_REVIEW: 'En revisión',
  CONFIRMING_PAYMENT: 'Cobrando lo autorizado',
  WAITING: 'Espera al operador',
  ISSUE_DUE: 'Por emitir',
  ISSUING: 'Emitiendo',
  ISSUE_UNKNOWN: 'Emisión sin respuesta',
  ISSUE_REVIEW: 'Emisión en revisión',
  CONFIRMED: 'Confirmada',
  CANCELLING: 'Por cancelar',
  CANCELLING_AT_SUPPLIER: 'Cancelando en el proveedor',
  CANCEL_UNKNOWN: 'Cancelación sin respuesta',
  CANCEL_REVIEW: 'Cancelación en revisión',
  CANCELLED: 'Cancelada',
  RELEASING: 'Soltando cupo',
  VOIDING: 'Anulando en el proveedor',
  REFUND_DUE: 'Por devolver',
  REJECTED: 'Rechazada',
  EXPIRED: 'Vencida',
};
/** Results of a reconciliation run. */
export const RUN_RESULTS: Labels = {
  CLEAN: 'Todo coincide',
  DIFFERENT: 'Con diferencias',
  PARTIAL: 'Incompleta',
  FAILED: 'Falló',
  LOST: 'Interrumpida',
};
