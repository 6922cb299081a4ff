import type { Bags, TravelerType } from '@tiquete/contracts';
import { formatMoney, PASSENGER_LABELS } from '@tiquete/domain';

export const administrativeFeeName = 'Tarifa administrativa';
/** Warnings of a search with a missing part; `detail` names the source. */
export const flightWarningTitles = {
  SUPPLIER_TIMEOUT: 'Una de nuestras fuentes tardó demasiado. Puede haber más vuelos.',
  SUPPLIER_ERROR: 'Una de nuestras fuentes no pudo responder. Puede haber más vuelos.',
  STILL_SEARCHING: 'Seguimos buscando vuelos: todavía no responde ninguna de nuestras fuentes.',
} as const;
/** Warning for an offer when the airline's other fares could not be read. */
export const tariffsWarning = 'La aerolínea no mostró otras tarifas para este vuelo.';
/** Warning of a calendar that only shows prices found by searches. */
export const calendarWarning = 'Por ahora no tenemos el precio de todos los días.';

const [, , SEATED_INFANT, HELD_INFANT] = PASSENGER_LABELS;
const infants: Partial<Record<TravelerType, string>> = { SEATED_INFANT, HELD_INFANT };

/** A flight's texts on itinerary, calendar and mails. */
export const flightVoucherWords = {
  kind: 'Itinerario y recibo de vuelo',
  tickets: 'Tiquetes',
  passengers: 'Pasajeros',
  services: 'Sillas y equipaje',
  cabin: 'Cabina y tarifa',
  bags: 'Equipaje',
  operatedBy: 'Operado por',
  duration: 'Duración',
  fareRules: 'Condiciones de la tarifa',
  legs: ['Ida', 'Regreso'] as const,
  part: (number: number) => `Trayecto ${number}`,
  leg: (label: string, from: string, to: string) => `${label}: ${from} – ${to}`,
  point: (city: string, code: string, terminal: string | undefined) =>
    `${city} (${code}${terminal === undefined ? '' : `, terminal ${terminal}`})`,
  way: (from: string, to: string) => `Sale de ${from}. Llega a ${to}.`,
  hours: (from: string, to: string, zone?: string) =>
    `${from} – ${to}, hora local${zone === undefined ? '' : ` (${zone})`}`,
  summary: (flight: string, from: string, to: string) => `Vuelo ${flight} ${from} – ${to}`,
  cabinBags: ({ quantity }: Bags) => {
    if (quantity === null) return 'equipaje de mano: consúltanos';
    return quantity === 0 ? 'sin equipaje de mano' : `${quantity} de mano`;
  },
  checkedBags: ({ quantity, weight }: Bags) => {
    if (quantity === null) return 'equipaje de bodega: consúltanos';
    if (quantity === 0) return 'sin equipaje de bodega';
    return `${quantity} de bodega${weight === undefined ? '' : ` de ${weight} kg`}`;
  },
  ticket: (name: string, number: string) => `${name} · tiquete ${number}`,
  infants,
  service: (name: string, quantity: number, amount: number) =>
    `${quantity > 1 ? `${quantity} × ` : ''}${name}${amount > 0 ? ` · ${formatMoney(amount)}` : ''}`,
  record: (locator: string) => `Localizador de la aerolínea: ${locator}`,
  cabins: {
    ECONOMY: 'Económica',
    PREMIUM_ECONOMY: 'Económica premium',
    BUSINESS: 'Ejecutiva',
    FIRST: 'Primera',
  },
  advice: {
    checkIn:
      'Haz el check-in en la página de la aerolínea con el localizador y tu apellido. Llega al aeropuerto dos horas antes de un vuelo nacional y tres de uno internacional.',
    domestic:
      'Cada pasajero presenta el documento con el que compró. Los menores de edad viajan con su tarjeta de identidad o registro civil.',
    international:
      'Cada pasajero presenta su pasaporte vigente y las visas que pidan el destino y las escalas. Los menores que salen de Colombia sin sus dos padres llevan permiso de salida.',
    times: 'Todas las horas son locales de cada aeropuerto.',
  },
} as const;

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Reasons for a rejected sale of a flight, in addition to the title of the error code. */
export const flightSaleWords = {
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

/** Texts of mails about flights that the airline changed. */
export const scheduleWords = {
  flight: (flight: string, from: string, to: string) => `${flight}, ${from} – ${to}`,
  /** Notes of cases that close automatically. */
  fits: 'La aerolínea propuso otro vuelo, que el viajero puede aceptar.',
  readable: 'Los cambios de la aerolínea ya se pueden leer.',
  over: 'La reserva ya no sigue en pie.',
  unknown: 'La aerolínea no dice con qué vuelo lo reemplaza.',
} as const;
