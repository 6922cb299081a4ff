/** What a traveller reads of a booking's history, by the event's code; what is missing here is not shown. */
export const EVENT_TEXTS: Record<string, string> = {
  CREATED: 'Creamos tu reserva. Falta el pago.',
  PAYMENT_OPENED: 'Abriste un pago en la pasarela.',
  PAYMENT_APPROVED: 'La pasarela aprobó tu pago.',
  PAYMENT_REJECTED: 'La pasarela rechazó el pago. Puedes intentarlo de nuevo mientras la reserva siga vigente.',
  PAID: 'Recibimos tu pago. Estamos confirmando con el proveedor.',
  SUPPLIER_UNKNOWN: 'El proveedor está tardando en confirmar. Seguimos preguntando, no tienes que hacer nada.',
  MANUAL_REVIEW: 'Una persona de nuestro equipo está revisando la confirmación con el proveedor.',
  CONFIRMED: 'El proveedor confirmó tu reserva.',
  REFUND_DUE: 'El proveedor no pudo confirmar tu reserva. Te devolvemos todo tu dinero.',
  REFUND_OWED: 'Pedimos a la pasarela que te devuelva el dinero.',
  REFUNDED: 'La pasarela devolvió tu dinero. Tu banco puede tardar unos días en mostrarlo.',
  EXPIRED: 'El plazo para pagar venció y la reserva se canceló.',
};
