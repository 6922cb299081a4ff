import { formatMoney } from '@tiquete/domain';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Reasons for a rejected sale of a flight, in addition to the title of the error code. */
export const saleWords = {
  adminFee: 'Tarifa administrativa',
  adminFeeRule: (fee: number) =>
    `Nuestra tarifa administrativa de ${formatMoney(fee)} no se devuelve si cancelas según la tarifa; sí se devuelve si ejerces el retracto.`,
  notPriced: 'Confirma primero el precio de este vuelo con flights/prebookings.',
  noBuyer:
    'Indica quién compra: ningún pasajero con documento tiene el nombre de la persona de contacto.',
  otherOffer: 'Este no es el vuelo cuyo precio confirmamos.',
  otherTravelers: (count: number) =>
    count === 1 ? 'Este precio es para un pasajero.' : `Este precio es para ${count} pasajeros.`,
  strangeTraveler: 'Este pasajero no está en el precio que confirmamos.',
  unborn: 'La fecha de nacimiento es posterior a hoy.',
  ages: {
    ADULT:
      'Este pasajero se buscó como adulto y en el último vuelo tendrá menos de 12 años. Busca de nuevo con su edad.',
    CHILD:
      'Este pasajero se buscó como niño: en el último vuelo debe tener entre 2 y 11 años. Si cumple 12 antes de regresar, búscalo como adulto.',
    SEATED_INFANT:
      'Este pasajero se buscó como infante: en el último vuelo debe tener menos de 2 años. Si cumple 2 antes de regresar, búscalo como niño.',
    HELD_INFANT:
      'Este pasajero se buscó como bebé en brazos: en el último vuelo debe tener menos de 2 años. Si cumple 2 antes de regresar, búscalo como niño.',
  },
  needsAdult: 'Debe viajar al menos una persona de 18 años o más.',
  holderIsAdult: 'El adulto que lleva al bebé en brazos debe tener 18 años o más.',
  documentMissing: 'Escribe el documento con el que viaja este pasajero.',
  passportMissing: 'En este viaje cada pasajero viaja con pasaporte.',
  passportData: {
    expiryDate: 'Escribe hasta cuándo vale el pasaporte.',
    issuanceCountry: 'Elige el país que expidió el pasaporte.',
    nationality: 'Elige la nacionalidad.',
  },
  documentOfAge: 'Ese documento no corresponde a la edad del pasajero.',
  documentHere: 'Con ese documento no se viaja en este trayecto.',
  nitTravels: 'El NIT es para facturar. Un pasajero viaja con su documento personal.',
  documentKind: 'La clase de documento no corresponde al tipo elegido.',
  servicesGone: (names: readonly string[]) =>
    names.length === 0
      ? 'Una silla o maleta que elegiste ya no está disponible. Revísalas antes de continuar.'
      : `Se agotó: ${list.format(names)}. Elige otra opción o continúa sin ella.`,
  otherTerms: 'La aerolínea cambió las condiciones de cancelación. Revísalas antes de continuar.',
  seat: (number: string, from: string, to: string) => `Silla ${number}, ${from}–${to}`,
  onePerson: 'Elige un pasajero para cada silla o maleta.',
  seatTwice: 'Dos pasajeros tienen la misma silla.',
  twoSeats: 'Un pasajero tiene dos sillas en el mismo vuelo.',
  twice: 'El mismo extra está dos veces para el mismo pasajero.',
  seatsSilent: 'La aerolínea no mostró las sillas. Puedes continuar sin elegirlas.',
  title: (cities: readonly string[]) => `Vuelo ${cities.join(' – ')}`,
  roundTrip: (from: string, to: string) => `Vuelo ${from} – ${to}, ida y vuelta`,
} as const;
