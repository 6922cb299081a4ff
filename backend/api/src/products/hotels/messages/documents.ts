import { pluralize } from '../../../lib/text/pluralize';

/** A hotel's texts on voucher, calendar and mails. */
export const documentWords = {
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
  askForHour: 'Consulta la hora con el hotel',
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
