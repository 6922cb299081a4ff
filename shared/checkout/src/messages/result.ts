import { PAYMENT_STATUS } from '@tiquete/platform';

const { APPROVED, PENDING, REJECTED } = PAYMENT_STATUS;

/**
 * Messages of a payment's result. Statuses and messages are the specification's. `title`, `lead` and `next` are by stage.
 */
export const result = {
  title: {
    unpaid: 'Aún no has pagado',
    paying: 'Tu pago está en camino',
    partial: 'Recibimos solo una parte de tu pago',
    lapsed: 'Tu pago no se completó',
    rejected: 'El pago no pasó',
    refused: 'El pago no pasó',
    confirming: 'Tu pago fue aprobado',
    waiting: 'Tu pago fue aprobado',
    reviewing: 'Tu pago fue aprobado',
    issued: 'Tu pago fue aprobado',
    notIssued: 'No pudimos confirmar tu reserva',
  },
  lead: { unpaid: 'No se hizo ningún cobro, y tu reserva sigue guardada.' },
  next: {
    unpaid:
      'Vuelve a la página de pago y elige con qué pagar. Si acabas de pagar, espera un momento: esta página se actualiza sola.',
    paying:
      'Tu banco aún no responde: con algunos medios tarda unos minutos. No pagues otra vez. Seguimos preguntando y esta página se actualiza sola; puedes cerrarla: te avisamos por correo.',
    waiting:
      'Tu cupo está guardado. Se confirma a más tardar el {{day}}: te avisamos por correo. Si no se confirma, te devolvemos todo lo que pagaste.',
    rejected:
      'No se hizo ningún cobro y tu reserva sigue guardada. Puedes intentar con otro medio de pago sin escribir tus datos otra vez.',
    refused:
      'No se hizo ningún cobro. El plazo para pagar esta reserva terminó: busca de nuevo para reservar.',
  },
  /** A payment that captured only a part. */
  part: {
    partial:
      'Te cobraron {{amount}}, y ese pago ya no se puede completar. Cuando venza la página de pago te devolvemos esa parte completa y te avisamos por correo. Después puedes pagar de nuevo, si tu reserva sigue vigente.',
    until: 'La página de pago vence el {{day}} a las {{time}}, hora de Colombia.',
    lapsed:
      'Te cobraron solo una parte, {{amount}}, y te la devolvemos al mismo medio de pago. Tu reserva sigue guardada: puedes pagarla de nuevo sin escribir tus datos otra vez.',
  },
  status: { APPROVED: APPROVED.label, PENDING: PENDING.label, REJECTED: REJECTED.label },
  message: { APPROVED: APPROVED.message, PENDING: PENDING.message, REJECTED: REJECTED.message },
  loading: 'Consultamos tu pago…',
  code: 'Código de reserva',
  copy: 'Copiar código',
  copied: 'Código copiado.',
  copyFailed: 'No pudimos copiar el código. Cópialo a mano.',
  whatNext: 'Qué sigue',
  details: 'Detalles de tu compra',
  atGateway: 'Ver el pago en la pasarela',
  pay: 'Pagar {{amount}}',
  retry: 'Intentar de nuevo',
  refresh: 'Actualizar',
  payment: 'Pago',
  amount: 'Valor',
  reference: 'Referencia de pago',
  method: 'Medio de pago',
  authorization: 'Autorización',
  extras: 'Extras',
  extraLocator: 'Localizador: {{locator}}',
  extraLocator_ASSISTANCE: 'Número de póliza: {{locator}}',
  bookingStatus: 'Estado de la reserva',
  price: 'Precio',
  total: 'Total',
  paid: 'Pagado',
  due: 'Por pagar',
  partNow: '{{amount}}, ahora',
  partBy: '{{amount}}, a más tardar el {{day}}',
  terms: 'Condiciones',
  refund: 'Devolución de {{amount}}',
  refunds: {
    OWED: 'Pedimos a la pasarela que te la haga. Sale a más tardar el {{day}}.',
    SENT: 'La pasarela ya la tiene. Tu banco puede tardar unos días en mostrarla.',
    DONE: 'La pasarela devolvió tu dinero. Tu banco puede tardar unos días en mostrarlo.',
    REVIEWING: 'Una persona de nuestro equipo la está haciendo. Sale a más tardar el {{day}}.',
  },
  pdf: 'Descargar voucher (PDF)',
  calendar: 'Agregar al calendario',
  share: 'Compartir',
  shareText: '{{title}}, {{days}}',
  shared: 'Copiamos los datos del viaje. Pégalos donde quieras.',
  shareFailed: 'No pudimos copiar los datos del viaje.',
  print: 'Imprimir',
  onItsWay: 'El voucher y el calendario aparecen aquí al confirmarse.',
  myBookings: 'Ver mis reservas',
  myBooking: 'Ver mi reserva',
  keepCode: 'Guarda el código, que también va en tu correo: con él encuentras tu reserva.',
  home: 'Ir al inicio',
  whatsapp: 'Escribir por WhatsApp',
  unknownTitle: 'No encontramos este pago',
  unknownLead: 'Revisa el enlace',
  unknownText:
    'El enlace puede estar incompleto, o el pago se hizo en otro equipo. Si ya pagaste, escríbenos y lo buscamos con tu correo.',
  sectionFailed: 'No pudimos cargar esta parte',
  failed: 'No pudimos consultar tu pago',
  failedText: 'Si ya pagaste, tu pago está a salvo. Inténtalo otra vez en un momento.',
} as const;
