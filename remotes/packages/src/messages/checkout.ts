import { checkoutWords } from '@tiquete/checkout/messages';

const { fields, errors } = checkoutWords;

/** Texts of checkout and confirmation: those of every checkout, and the packages' own. */
export const checkout = {
  ...checkoutWords,
  metaDescription: 'Termina la reserva de tu paquete de viaje en {{brand}}.',
  back: 'Volver al paquete',
  invalidText: 'No dice qué paquete quieres reservar. Busca de nuevo y elígelo.',
  search: 'Buscar paquetes',
  failed: 'No pudimos abrir tu reserva',
  gone: {
    soldOut: 'Se acabó el cupo de esta salida',
    soldOutText:
      'Otra persona reservó antes las habitaciones que quedaban. No se hizo ningún cobro. Mira las otras salidas.',
    missing: 'Este paquete ya no se vende',
    missingText: 'No se hizo ningún cobro. Mira los otros paquetes: puede haber uno parecido.',
  },
  others: { seeDepartures: 'Ver otras salidas', seePackages: 'Ver otros paquetes' },
  steps: {
    holder: 'Quién reserva',
    passengers: 'Quiénes viajan',
    payment: 'Cómo quieres pagar',
    review: 'Revisa y acepta',
  },
  room: 'Habitación {{number}}, {{type}}',
  roomTypes: { single: 'sencilla', double: 'doble', triple: 'triple' },
  people: {
    AD: 'Adulto {{number}}',
    CH_one: 'Niño de {{count}} año',
    CH_other: 'Niño de {{count}} años',
    INF: 'Infante',
  },
  passengerField: '{{field}}, {{person}}, habitación {{room}}',
  passportHint: 'Todos viajan con pasaporte que valga al menos hasta el {{day}}.',
  documentHint: 'Usa el documento con el que cada persona viaja.',
  isTravelling: 'Soy yo quien reserva',
  isTravellingNote: 'Usamos los datos que escribiste arriba.',
  paymentHint: 'Elige ahora; las sumas y las fechas ya no cambian después.',
  payAll: 'Pagar todo hoy',
  payAllNote: '{{amount}} en un solo pago',
  payDeposit: 'Reservar con {{amount}}',
  payDepositNote_one: '{{porcent}} % hoy',
  payDepositNote_other: '{{porcent}} % hoy y {{rest}} después, en {{count}} pagos en total',
  schedule: 'Tus pagos',
  scheduleToday: 'Hoy, con tu reserva',
  scheduleUntil: 'Hasta el {{day}}',
  scheduleGrace_one:
    'Te avisamos antes de cada fecha. Si se te pasa una, tienes {{count}} día más; después la reserva se cancela y te devolvemos lo que digan las condiciones de abajo.',
  scheduleGrace_other:
    'Te avisamos antes de cada fecha. Si se te pasa una, tienes {{count}} días más; después la reserva se cancela y te devolvemos lo que digan las condiciones de abajo.',
  minimum: 'Grupo mínimo',
  minimumOpen_one:
    'La salida se confirma con {{count}} viajero, a más tardar el {{day}}. Si no se completa, te devolvemos todo lo que hayas pagado.',
  minimumOpen_other:
    'La salida se confirma con {{count}} viajeros, a más tardar el {{day}}. Si no se completa, te devolvemos todo lo que hayas pagado.',
  changedToday: 'Si aceptas, hoy pagas {{amount}}.',
  fields: { ...fields, expiry: 'Vencimiento del pasaporte' },
  errors: {
    ...errors,
    notAdult:
      'Esta persona se cotizó como adulto y el día del regreso tendrá menos de 18 años. Cambia los viajeros en el paquete.',
    ageMismatch:
      'Con esa fecha no tendría la edad cotizada el día del regreso. Corrígela, o cambia los viajeros en el paquete.',
    notBaby:
      'El día del regreso ya tendría 2 años. Corrige la fecha, o cotízalo como niño en el paquete.',
    notOfAge: 'Ese documento no es de alguien de esa edad.',
    needsPassport: 'Para este viaje hace falta pasaporte.',
    expiresEarly: 'Vence antes de lo que pide este viaje; la fecha está al comienzo de la sección.',
    duplicateDocument: 'Ese documento ya está en otra persona.',
  },
  booking: 'Apartamos tus habitaciones…',
  priceText: 'El precio de tu paquete cambió desde que lo viste. Aún no has pagado nada.',
  priceAccept: 'Aceptar y continuar',
  renewedSame: 'El precio había vencido. Lo consultamos de nuevo y tu paquete cuesta lo mismo.',
  renewedOther: 'El precio había vencido. Tu paquete costaba {{before}} y hoy cuesta {{now}}.',
  duplicateText:
    'Hace unos minutos reservaste este paquete para la misma salida y las mismas personas. Aún no has pagado esta segunda reserva.',
  product: 'Paquete',
  summary: {
    ...checkoutWords.summary,
    title: 'Tu paquete',
    departs: 'Sales',
    returns: 'Regresas',
    origin: 'Desde',
    hotels: 'Hoteles',
    tours: 'Con {{names}}',
    each: 'Ver el precio de cada viajero',
    people: {
      AD: 'Adulto',
      CH_one: 'Niño de {{count}} año',
      CH_other: 'Niño de {{count}} años',
      INF: 'Infante',
    },
    minimum: 'La salida se confirma a más tardar el {{day}}.',
    halt: 'Esta salida se vende hasta el {{day}}.',
    base_one: 'Paquete para {{count}} viajero',
    base_other: 'Paquete para {{count}} viajeros',
    later: 'Después pagas {{parts}}.',
    part: '{{amount}} hasta el {{day}}',
    validUntil: 'Este precio se sostiene hasta el {{day}} a las {{time}}, hora de Colombia.',
    // The next step of the terms begins with this day.
    freeUntil: 'Cancela gratis antes del {{day}}.',
    step: 'Desde el {{day}} cancelar cuesta {{amount}} ({{porcent}}\u00a0% del total).',
    notRefundable: 'Este paquete no se reembolsa si cancelas.',
  },
  result: {
    ...checkoutWords.result,
    next: {
      ...checkoutWords.result.next,
      confirming:
        'Ya tenemos tu pago y estamos confirmando tus habitaciones. Suele tardar un par de minutos; esta página se actualiza sola.',
      issued:
        'Tus habitaciones están confirmadas. Descarga el voucher, revisa abajo los documentos que piden y, si quedan pagos, encuéntralos en Mis reservas.',
      waiting:
        'Tu cupo está guardado. La salida se confirma a más tardar el {{day}}, cuando se complete su grupo mínimo: te avisamos por correo. Si no se hace, te devolvemos todo lo que pagaste. Hasta entonces no compres tiquetes ni nada que no se pueda devolver.',
      reviewing:
        'Ya tenemos tu pago. Una persona de nuestro equipo revisa tu reserva; te avisamos por correo.',
      notIssued: 'Te devolvemos el pago completo al mismo medio.',
    },
    lead: {
      ...checkoutWords.result.lead,
      notIssued: 'La salida se quedó sin cupo antes de que llegara tu pago.',
    },
  },
} as const;
