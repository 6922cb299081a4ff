import type { Option } from './fieldKinds';

/** Words of the mark-up rules: a rule's fields, and how one reads it. */
export const markUps = {
  item: 'Regla {{number}}',
  add: 'Agregar regla',
  remove: 'Quitar la regla {{number}}',
  up: 'Subir la regla {{number}}',
  product: 'Producto',
  supplier: 'Proveedor',
  everySupplier: 'Todos',
  origin: 'Desde',
  originHint: 'Código de la ciudad: BOG. Vacío: todas.',
  destination: 'Hacia',
  destinationHint: 'Ciudad (CTG) o país (CO). Vacío: todos.',
  from: 'Viajes desde el día',
  to: 'Viajes hasta el día',
  fromHint: 'Primer día del viaje: 2027-01-31.',
  toHint: 'Incluido. Vacío: sin fin.',
  weekdays: 'Días de inicio del viaje',
  weekdaysHint: 'Sin elegir ninguno vale para todos.',
  amount: 'Suma fija por {{unit}}',
  amountHint: 'Pesos enteros.',
  perThousand: 'Por mil del costo',
  perThousandHint: '85 es el 8,5 %. Se redondea hacia arriba al peso.',
  example: 'Un costo de {{cost}} por {{unit}} se vende en {{price}}.',
  units: { HOTEL: 'estadía', FLIGHT: 'pasajero', PACKAGE: 'viajero', ASSISTANCE: 'asegurado' },
  everywhere: 'a cualquier destino',
  to_place: 'a {{place}}',
  from_place: 'desde {{place}}',
  dates: 'con inicio del {{from}} al {{to}}',
  dateFrom: 'con inicio desde el {{from}}',
  dateTo: 'con inicio hasta el {{to}}',
  thousand: '{{count}} por mil',
  wrong: {
    nothing: 'Escribe una suma fija, un valor por mil, o los dos.',
    amount: 'La suma son pesos enteros, de 0 a 20.000.000.',
    perThousand: 'El valor por mil es un entero de 0 a 1.000.',
    origin: 'El origen es un código de tres letras: BOG.',
    destination: 'El destino es una ciudad (CTG) o un país (CO).',
    day: 'Los días se escriben como 2027-01-31.',
    order: 'La temporada termina antes de empezar.',
    inRule: 'Regla {{number}}. {{text}}',
  },
};

export const MARK_UP_PRODUCTS: readonly Option[] = [
  { value: 'HOTEL', label: 'Hoteles' },
  { value: 'FLIGHT', label: 'Vuelos' },
  { value: 'PACKAGE', label: 'Paquetes' },
  { value: 'ASSISTANCE', label: 'Asistencias' },
];
/** By product; packages are of the brand's own catalogue. */
export const MARK_UP_SUPPLIERS: Readonly<Record<string, readonly Option[]>> = {
  HOTEL: [
    { value: 'HB', label: 'Hotelbeds (HB)' },
    { value: 'DO', label: 'DO' },
  ],
  FLIGHT: [
    { value: 'GDS', label: 'GDS' },
    { value: 'NDC', label: 'NDC' },
  ],
  ASSISTANCE: [{ value: 'TK', label: 'TK' }],
};
/** In the order of their numbers in a rule, 1 to 7. */
export const WEEKDAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'] as const;
