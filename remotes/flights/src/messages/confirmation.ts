import { checkout } from './checkout';

/** Texts of the confirmation page: seats, payment and tickets. */
const result = {
  ...checkout.result,
  loading: 'Consultamos tu vuelo…',
  unknownTitle: 'No encontramos esta reserva',
  unknownText:
    'El enlace puede estar incompleto, o la reserva se hizo en otro equipo. Si ya pagaste, escríbenos con tu correo y la buscamos; también la encuentras en Mis reservas.',
  failed: 'No pudimos consultar tu vuelo',
  title: {
    ...checkout.result.title,
    holding: 'Estamos apartando tus sillas',
    payable: 'Tus sillas están apartadas',
    unheld: 'Falta el pago de tu vuelo',
    issued: 'Tu vuelo está confirmado',
    cancelling: 'Estamos cancelando tu vuelo',
    sold: 'Este vuelo se vendió mientras lo apartábamos',
    expired: 'El plazo para pagar terminó',
    notIssued: 'No pudimos emitir tus tiquetes',
    cancelled: 'Tu vuelo está cancelado',
  },
  lead: {
    ...checkout.result.lead,
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
    ...checkout.result.next,
    holding: 'Esta página se actualiza sola. Aún no has pagado nada.',
    payable:
      'Paga antes de esa hora y emitimos tus tiquetes enseguida. Si no, las sillas vuelven a la venta y no te cobramos nada.',
    unheld: 'La aerolínea no aparta sillas a este precio: quedan tuyas en cuanto pagas.',
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
  codes: { locator: 'Localizador de la aerolínea' },
  code: 'Código de reserva en {{brand}}',
  steps: {
    checkin:
      'Haz el check-in en el sitio o la aplicación de {{airline}} con el localizador {{locator}} y el apellido del pasajero.',
    arriveHome:
      'Llega al aeropuerto dos horas antes, con la cédula o el documento que escribiste de cada pasajero.',
    arriveAbroad:
      'Llega al aeropuerto tres horas antes, con el pasaporte vigente de cada pasajero y la visa si el destino la pide.',
    minors:
      'Los menores que salen de Colombia sin sus dos padres necesitan permiso de salida autenticado.',
  },
  pdf: 'Itinerario y recibo (PDF)',
  home: checkout.search,
} as const;
export const confirmation = { ...checkout, search: 'Buscar de nuevo', result } as const;
