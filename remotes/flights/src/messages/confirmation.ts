/** What came of a booking: its seats, its payment, its tickets. They come with the page. */
export const confirmation = {
  asking: 'Consultamos tu vuelo…',
  unknown: 'No encontramos esta reserva',
  unknownLead: 'Revisa el enlace',
  unknownText:
    'El enlace puede estar incompleto, o la reserva se hizo en otro equipo. Si ya pagaste, escríbenos con tu correo y la buscamos; también la encuentras en Mis reservas.',
  failed: 'No pudimos consultar tu vuelo',
  failedText: 'Si ya pagaste, tu pago está a salvo. Inténtalo otra vez en un momento.',
  title: {
    holding: 'Estamos apartando tus sillas',
    payable: 'Tus sillas están apartadas',
    unheld: 'Falta el pago de tu vuelo',
    paying: 'Tu pago está en camino',
    rejected: 'El pago no pasó',
    confirming: 'Tu pago fue aprobado',
    reviewing: 'Tu pago fue aprobado',
    issued: 'Tus tiquetes están emitidos',
    cancelling: 'Estamos cancelando tu vuelo',
    sold: 'Este vuelo se vendió mientras lo apartábamos',
    expired: 'El plazo para pagar terminó',
    notIssued: 'No pudimos emitir tus tiquetes',
    cancelled: 'Tu vuelo está cancelado',
  },
  lead: {
    holding: 'Se las pedimos a la aerolínea. Suele tardar unos segundos.',
    payable: 'Las guardamos para ti hasta el {{day}} a las {{time}}, hora de Colombia.',
    unheld: 'Tienes hasta el {{day}} a las {{time}}, hora de Colombia.',
    cancelling: 'Se lo pedimos a la aerolínea. Esta página se actualiza sola.',
    sold: 'Alguien tomó las últimas sillas a ese precio. No se hizo ningún cobro.',
    expired: 'Las sillas volvieron a la venta. No se hizo ningún cobro.',
    notIssued: 'La aerolínea no pudo confirmar tus sillas.',
    cancelled: 'Ya no tienes sillas en estos vuelos.',
  },
  next: {
    holding: 'Esta página se actualiza sola. Aún no has pagado nada.',
    payable:
      'Paga antes de esa hora y emitimos tus tiquetes enseguida. Si no, las sillas vuelven a la venta y no te cobramos nada.',
    unheld: 'La aerolínea no aparta sillas a este precio: quedan tuyas en cuanto pagas.',
    paying:
      'Los pagos por PSE o en efectivo pueden tardar. Seguimos preguntando y esta página se actualiza sola; puedes cerrarla: te avisamos por correo.',
    rejected:
      'No se hizo ningún cobro y tu reserva sigue guardada. Puedes intentar con otro medio de pago sin escribir tus datos otra vez.',
    confirming:
      'Ya tenemos tu pago y la aerolínea está emitiendo tus tiquetes. Suele tardar un par de minutos; aparecen aquí solos y te llegan por correo.',
    reviewing:
      'La aerolínea está tardando más de lo normal. Una persona de nuestro equipo ya lo está revisando; no tienes que hacer nada ni pagar de nuevo.',
    cancelling: 'Lo que cuesta cancelar ya quedó fijo. Te avisamos por correo cuando termine.',
    sold: 'Busca otra vez las mismas fechas: puede haber sillas en otra tarifa o en otro horario.',
    expired: 'Busca otra vez las mismas fechas para ver el precio de hoy.',
    notIssued:
      'Busca otra vez las mismas fechas: puede haber sillas en otra tarifa o en otro horario.',
    notCharged: 'No te cobramos nada: la pasarela liberó el valor que había reservado.',
    cancelled: 'En Mis reservas ves el detalle de la cancelación.',
  },
  locator: 'Código de la aerolínea',
  code: 'Tu código en {{brand}}',
  steps: {
    checkin:
      'Haz el check-in en el sitio o la aplicación de {{airline}} con el código {{locator}} y el apellido del pasajero. Suele abrir 24 o 48 horas antes.',
    arriveHome:
      'Llega al aeropuerto dos horas antes, con la cédula o el documento que escribiste de cada pasajero.',
    arriveAbroad:
      'Llega al aeropuerto tres horas antes, con el pasaporte vigente de cada pasajero y la visa si el destino la pide.',
    minors:
      'Los menores que salen de Colombia sin sus dos padres necesitan permiso de salida autenticado.',
  },
  pay: 'Pagar {{amount}}',
  payAgain: 'Intentar de nuevo',
  goOn: 'Continuar en la pasarela',
  searchAgain: 'Buscar de nuevo',
  refresh: 'Actualizar',
  calendar: 'Agregar al calendario',
  pdf: 'Itinerario y recibo (PDF)',
  leaving: 'Te llevamos a la pasarela',
  trip: 'Tu viaje',
  tickets: 'Tiquetes',
  price: 'Precio',
  base: 'Tarifa aérea',
  total: 'Total',
  payment: 'Pago',
  refund: 'Devolución de {{amount}}',
  refunds: {
    OWED: 'Pedimos a la pasarela que te la haga. Sale a más tardar el {{day}}.',
    SENT: 'La pasarela ya la tiene. Tu banco puede tardar unos días en mostrarla.',
    DONE: 'La pasarela devolvió tu dinero. Tu banco puede tardar unos días en mostrarlo.',
    REVIEWING: 'Una persona de nuestro equipo la está haciendo. Sale a más tardar el {{day}}.',
  },
} as const;
