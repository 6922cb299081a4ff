import { checkoutWords } from '@tiquete/checkout/messages';

/** Texts of the checkout: those of every checkout, and the flights' own. */
export const checkout = {
  ...checkoutWords,
  metaDescription: 'Termina tu reserva de vuelo en {{brand}}.',
  back: 'Volver a los vuelos',
  invalidText: 'No dice qué vuelo quieres reservar. Búscalo y elígelo de nuevo.',
  search: 'Buscar vuelos',
  loading: 'Confirmamos el precio con la aerolínea…',
  failed: 'No pudimos abrir tu reserva',
  renewedSame: 'Los precios habían vencido. Los consultamos de nuevo y tu vuelo cuesta lo mismo.',
  renewedOther: 'Los precios habían vencido. Tu vuelo costaba {{before}} y hoy cuesta {{now}}.',
  priceRose:
    'La aerolínea subió el precio mientras elegías: antes {{before}}, ahora {{now}} ({{difference}} más). Aún no has pagado nada.',
  priceFell:
    'Buenas noticias: la aerolínea bajó el precio, de {{before}} a {{now}} ({{difference}} menos).',
  gone: {
    expired: 'Los precios vencieron y este vuelo ya no está',
    expiredText:
      'Consultamos de nuevo y la aerolínea ya no lo vende a ese precio. Mira los demás vuelos de tus fechas.',
    soldOut: 'Este vuelo se agotó a ese precio',
    soldOutText:
      'Alguien tomó las últimas sillas. No se hizo ningún cobro. Mira los demás vuelos de tus fechas.',
  },
  others: { seeFlights: 'Ver vuelos' },
  steps: {
    holder: 'Quién reserva',
    travelers: 'Quiénes viajan',
    services: 'Sillas y equipaje',
    review: 'Revisa y acepta',
  },
  travelersHint: 'Escribe los nombres como aparecen en el documento con el que viajarán.',
  travelersAbroad:
    'Viaje internacional: escribe los nombres como aparecen en el pasaporte, que debe estar vigente. Muchos países piden seis meses más de vigencia y algunos visa.',
  minorsAbroad:
    'Los menores que salen de Colombia sin sus dos padres necesitan permiso autenticado de salida del país.',
  traveler: 'Pasajero {{number}}: {{type}}',
  travelerField: '{{field}}, {{traveler}}',
  traveling: 'Yo viajo',
  travelingNote: 'Usamos tus datos de arriba para este pasajero.',
  fields: {
    ...checkoutWords.fields,
    expiry: 'Vencimiento del pasaporte',
    issuer: 'País que lo expidió',
    loyalty_program: 'Programa de viajero frecuente',
    loyalty_number: 'Número de viajero frecuente',
  },
  loyalty: {
    add: 'Agregar viajero frecuente',
    remove: 'Quitar viajero frecuente',
  },
  errors: {
    ...checkoutWords.errors,
    required: { ...checkoutWords.errors.required, issuer: 'Elige el país.' },
    invalid: { ...checkoutWords.errors.invalid, issuer: 'Elige el país.' },
    underAge: 'Quien reserva debe ser mayor de 18 años el día del viaje.',
    notAdult:
      'Un pasajero adulto tiene 12 años o más el último día del viaje. Busca de nuevo con la edad correcta.',
    notChild:
      'Un niño tiene de 2 a 11 años el último día del viaje. Busca de nuevo con la edad correcta.',
    notInfant:
      'Un infante y un bebé en brazos son menores de 2 años hasta el último día del viaje. Busca de nuevo con la edad correcta.',
    noProgram: 'Elige la aerolínea del programa.',
    programNumber: 'Escribe el número completo: de 4 a 20 letras y números.',
    notOfAge: 'Ese documento no corresponde a la edad del pasajero.',
    duplicateDocument: 'Otro pasajero tiene este mismo documento.',
    expired: 'El pasaporte debe estar vigente hasta el último día del viaje.',
  },
  services: {
    lead: 'Si quieres, elige dónde sentarte y agrega maletas. Lo que no elijas lo asigna la aerolínea sin costo.',
    failed: 'No pudimos consultar las sillas y las maletas. Puedes continuar sin ellas.',
    retry: 'Consultar otra vez',
    gone: 'Alguien tomó esa silla mientras elegías. Elige otra.',
    changed: 'Las sillas y las maletas se cambiaron en otra ventana. Esto es lo que hay ahora.',
    bagsOf: 'Equipaje adicional de {{traveler}}',
    noBags: 'Sin equipaje adicional',
    bagsCount_one: '{{count}} pieza agregada',
    bagsCount_other: '{{count}} piezas agregadas',
    bagOn: '{{name}}, {{route}}',
    seatsOf: 'Sillas {{route}}',
    chosen: 'Elegiste {{seats}}',
    noSeats: 'Sin elegir',
    chooseSeats: 'Elegir sillas',
    changeSeats: 'Cambiar sillas',
    who: 'Para quién',
    none: 'sin silla',
    map: 'Sillas del avión',
    seatTaken: 'Silla {{seat}} para {{traveler}}',
    seatLeft: 'Silla {{seat}} liberada',
    done: 'Listo',
    doneWith: 'Listo · {{amount}}',
    included: 'sin costo',
    taken: 'no disponible',
    legend: { free: 'Disponible', extra: 'Más espacio', taken: 'No disponible', own: 'Tuya' },
    traits: { W: 'ventana', A: 'pasillo', E: 'salida de emergencia', L: 'más espacio' },
    facilities: { LA: 'Baño', GA: 'Cocina', EX: 'Salida', ST: '', CL: '' },
  },
  rules: 'Condiciones de la tarifa',
  retracto_one:
    'Derecho de retracto: dentro de la {{count}} hora siguiente al pago puedes arrepentirte; la aerolínea retiene máximo {{amount}} de lo que pagaste.',
  retracto_other:
    'Derecho de retracto: dentro de las {{count}} horas siguientes al pago puedes arrepentirte; la aerolínea retiene máximo {{amount}} de lo que pagaste.',
  noRetracto_one:
    'El derecho de retracto no aplica: falta menos de {{count}} día para el viaje. Rigen las condiciones de la tarifa.',
  noRetracto_other:
    'El derecho de retracto no aplica: faltan menos de {{count}} días para el viaje. Rigen las condiciones de la tarifa.',
  booking: 'Confirmamos precio y sillas con la aerolínea…',
  holding: 'Apartamos tus sillas…',
  priceText: 'La aerolínea actualizó el precio de tu vuelo. Aún no has pagado nada.',
  duplicateText:
    'Hace unos minutos reservaste estos vuelos para las mismas personas. Las aerolíneas cancelan las reservas repetidas. Aún no has pagado esta segunda reserva.',
  product: 'Vuelo',
  summary: {
    ...checkoutWords.summary,
    route: '{{from}} – {{to}}',
    base: 'Tarifa aérea',
    perAdult: '{{amount}} por adulto',
    freeUntil: 'Cancela gratis hasta el {{day}} a las {{time}}, hora de salida.',
    notRefundable: 'Esta tarifa no se reembolsa: si cancelas o no viajas, pierdes lo que pagaste.',
    penaltyOnRequest:
      'La aerolínea no informó cuánto devuelve si cancelas. Consúltanos antes de comprar.',
    holdable: 'Al reservar apartamos tus sillas mientras pagas.',
    instant: 'Esta tarifa se paga de inmediato: la aerolínea no aparta sillas.',
  },
} as const;
