import type { MessageKey, Translate } from '@tiquete/platform';

/** Texts of a booked flight, in Mis reservas and on its confirmation. */
export const sold = {
  route: '{{from}} – {{to}}',
  heading: '{{name}}: {{route}}',
  checkInOpens: 'El check-in de {{airline}} abre el {{day}} a las {{time}}.',
  checkInUnknown:
    'El check-in se hace en el sitio o la aplicación de {{airline}}, que dice desde cuándo.',
  checkInLink: 'Ir al sitio de {{airline}}',
  localTimes: 'Todas las horas son las de cada ciudad.',
  fare: 'Tarifa {{name}}',
  personal: 'Un artículo personal',
  cabin_one: '{{count}} equipaje de mano{{weight}}',
  cabin_other: '{{count}} equipajes de mano{{weight}}',
  checked_one: '{{count}} maleta de bodega{{weight}}',
  checked_other: '{{count}} maletas de bodega{{weight}}',
  noChecked: 'Sin maleta de bodega incluida',
  cabinUnknown: 'Equipaje de mano: consúltanos',
  checkedUnknown: 'Maleta de bodega: consúltanos',
  weight: ' de {{weight}} kg',
  perTraveler: 'Por pasajero',
  bagsPerTraveler: 'Equipaje por pasajero',
  services: 'Sillas y equipaje elegidos',
  service: '{{traveler}}: {{name}}',
  counted: '{{name}} × {{quantity}}',
  travelers_one: '{{count}} pasajero',
  travelers_other: '{{count}} pasajeros',
  departs: 'Sale',
  ends: 'Termina',
  locator: 'Localizador de la aerolínea',
  tickets: 'Tiquetes',
  ticket: 'Tiquete {{number}}',
  noTicket: 'Tiquete en emisión',
  ticketless:
    'La aerolínea confirmó tu reserva con el localizador {{locator}} y no ha enviado números de tiquete. Algunas no emiten tiquetes: viajas con ese localizador y tu documento.',
  change: {
    title: 'La aerolínea cambió el horario',
    flight: '{{flight}}, {{from}} – {{to}}',
    before: 'Antes',
    after: 'Ahora',
    times: '{{day}}: sale {{departs}}, llega {{arrives}}',
    timesOtherDay: '{{day}}: sale {{departs}}, llega el {{arrivalDay}} a las {{arrives}}',
    unknown: 'La aerolínea no dice con qué vuelo lo reemplaza.',
    accept: 'Aceptar el horario nuevo',
    acceptHint: 'Si te sirve, acéptalo aquí: es el vuelo que tendrás.',
    refundWhole:
      'Si no te sirve, usa «Cancelar reserva» antes de aceptarlo: te devuelven todo lo que pagaste.',
    refundPart:
      'Si no te sirve, usa «Cancelar reserva» antes de aceptarlo: se quedan con {{penalty}} y te devuelven el resto.',
    person: 'Escríbenos y buscamos contigo una solución.',
    accepted:
      'Aceptaste el horario nuevo. Descarga otra vez el itinerario: reemplaza el que tenías.',
  },
} as const;

export type TranslateSold = Translate<MessageKey<typeof sold>>;
