import { formatAges, pluralize } from '../../lib/text/pluralize';

/** Warnings of a search with a missing part; `detail` names the supplier. */
export const hotelWarningTitles = {
  SUPPLIER_TIMEOUT: 'Parte de la búsqueda tardó demasiado. Puede haber más hoteles.',
  SUPPLIER_ERROR: 'Parte de la búsqueda no respondió. Puede haber más hoteles.',
  STILL_SEARCHING: 'Seguimos buscando hoteles: todavía no responde ninguna de nuestras fuentes.',
} as const;
/** Warning for a hotel that one of its sellers could not price. */
export const tariffsMissing = 'Parte de la búsqueda no respondió. Puede haber más tarifas.';

/** Reasons why a prebooking is rejected, in addition to the title of the error code. */
export const hotelPrebookingMessages = {
  noSuchRoom: 'Esta persona está en una habitación que no buscaste.',
  adultAge: 'Los adultos deben tener 18 años o más. Busca de nuevo con las edades de los niños.',
  adults: (room: number, count: number) =>
    `La habitación ${room} es para ${pluralize(count, 'adulto', 'adultos')}.`,
  children: (room: number, ages: readonly number[]) =>
    ages.length === 0
      ? `La habitación ${room} se buscó sin niños.`
      : `La habitación ${room} se buscó con ${pluralize(ages.length, 'niño', 'niños')} de ${formatAges(ages)}.`,
  holder: (room: number) => `Elige un adulto responsable en la habitación ${room}.`,
  otherDates: 'Las fechas no son las de la tarifa elegida.',
  worseTerms:
    'El hotel cambió las condiciones de cancelación o los cargos que se pagan allá. Revísalas antes de continuar.',
} as const;

/** A hotel's texts on voucher, calendar and mails. */
export const hotelVoucherWords = {
  kind: 'Voucher de hotel',
  confirmation: 'Confirmación del hotel',
  address: 'Dirección',
  phone: 'Teléfono',
  hours: 'Horas del hotel',
  inFrom: (hour: string) => `Llegada desde las ${hour}`,
  outUntil: (hour: string) => `Salida hasta las ${hour}`,
  nights: 'Noches',
  room: 'Habitación',
  board: 'Alimentación',
  type: 'Tipo',
  beds: 'Camas',
  checkIn: 'Llegada',
  checkOut: 'Salida',
  stay: 'Estadía',
  holder: 'titular',
  unnamed: { AD: 'Adulto', CH: 'Niño' },
  hourUnknown: 'Consulta la hora con el hotel',
  phones: (numbers: readonly string[]) => `Tel. ${numbers.join(' · ')}`,
  from: (hour: string) => `Desde las ${hour}, hora del hotel`,
  until: (hour: string) => `Hasta las ${hour}, hora del hotel`,
  nightCount: (nights: number) => pluralize(nights, 'noche', 'noches'),
  roomCount: (rooms: number) => pluralize(rooms, 'habitación', 'habitaciones'),
  roomNumber: (number: number) => `Habitación ${number}`,
  age: (years: number) => pluralize(years, 'año', 'años'),
  stayAt: (hotel: string) => `Estadía en ${hotel}`,
  advice: [
    'Presenta este voucher y un documento de identidad de cada huésped al llegar. Los menores de edad viajan con su registro civil o tarjeta de identidad.',
    'El hotel puede pedir una tarjeta o un depósito por consumos extra, que te devuelve a la salida.',
  ],
};
