import { PAYMENT_STATUS } from '@tiquete/platform';

const { APPROVED, PENDING, REJECTED } = PAYMENT_STATUS;

/** What came of a payment; statuses and messages are the specification's. */
export const result = {
  title: {
    APPROVED: 'Tu pago fue aprobado',
    PENDING: 'Tu pago está en camino',
    REJECTED: 'El pago no pasó',
    notConfirmed: 'No pudimos confirmar tu reserva',
  },
  status: { APPROVED: APPROVED.label, PENDING: PENDING.label, REJECTED: REJECTED.label },
  message: { APPROVED: APPROVED.message, PENDING: PENDING.message, REJECTED: REJECTED.message },
  asking: 'Consultamos tu pago…',
  code: 'Código de reserva',
  copy: 'Copiar código',
  copied: 'Código copiado.',
  copyFailed: 'No pudimos copiar el código. Cópialo a mano.',
  next: 'Qué sigue',
  pending:
    'Los pagos por PSE o en efectivo pueden tardar. Seguimos preguntando y esta página se actualiza sola; puedes cerrarla: te avisamos por correo.',
  pendingOpen: 'Si cerraste la pasarela sin terminar, puedes seguir donde quedaste.',
  goOn: 'Continuar en la pasarela',
  rejected:
    'No se hizo ningún cobro y tu reserva sigue guardada. Puedes intentar con otro medio de pago sin escribir tus datos otra vez.',
  rejectedOver:
    'No se hizo ningún cobro. El plazo para pagar esta reserva terminó: busca de nuevo para reservar.',
  retry: 'Intentar de nuevo',
  amount: 'Valor',
  reference: 'Referencia de pago',
  method: 'Medio de pago',
  authorization: 'Autorización',
  extras: 'Extras',
  bookingStatus: 'Estado de la reserva',
  myBookings: 'Ver mis reservas',
  keepCode: 'Guarda el código, que también va en tu correo: con él encuentras tu reserva.',
  print: 'Imprimir',
  home: 'Ir al inicio',
  whatsapp: 'Escribir por WhatsApp',
  unknownTitle: 'No encontramos este pago',
  unknownLead: 'Revisa el enlace',
  unknownText:
    'El enlace puede estar incompleto, o el pago se hizo en otro equipo. Si ya pagaste, escríbenos y lo buscamos con tu correo.',
  failed: 'No pudimos consultar tu pago',
  failedText: 'Si ya pagaste, tu pago está a salvo. Inténtalo otra vez en un momento.',
} as const;
