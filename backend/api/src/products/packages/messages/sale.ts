import { formatDayYear } from '@tiquete/domain';
import { formatAges, pluralize } from '../../../lib/text/pluralize';

const people = (number: number): string => pluralize(number, 'persona', 'personas');

/** Reasons why a package is not priced or sold as requested. */
export const packageSaleWords = {
  roomsMissing: 'Para cotizar el paquete indica las habitaciones.',
  unknownService: 'Este paseo no es de este paquete.',
  unknownOrigin: 'Este paquete no sale de esa ciudad.',
  unknownHotel: 'Este hotel no es de este paquete.',
  monthNeedsYear: 'El mes y el año van juntos.',
  noneInMonth: 'En ese mes ninguna salida tiene cupo para tus habitaciones. Elige otro.',
  notQuoted: 'Cotiza el paquete antes de reservarlo.',
  departureGone: 'Esta salida ya no está a la venta. Elige otra.',
  otherHotel: 'Este no es el hotel que cotizaste. Cotízalo primero.',
  worseTerms: 'Las condiciones de cancelación cambiaron. Revísalas antes de continuar.',
  noPlan: 'Este paquete se paga completo: la salida está muy cerca o no admite abonos.',
  noneOnDay: 'Ese día no hay una salida con cupo para tus habitaciones. Elige otro.',
  tooYoung: (age: number) =>
    `Este paquete recibe personas desde ${pluralize(age, 'año cumplido', 'años cumplidos')} el día de la salida.`,
  lacksLaps:
    'Este paquete incluye vuelos: cada menor de 2 años viaja en los brazos de un adulto. Agrega un adulto.',
  tooManyBeds: (room: number, beds: number, most: number) =>
    `En la habitación ${room} hay ${people(beds)} con cama y las de este paquete son para ${people(most)} como máximo. Repártelas en ${pluralize(Math.ceil(beds / most), 'habitación', 'habitaciones')}.`,
  noRoomType: (room: number, beds: number) =>
    beds === 1
      ? `Este paquete no vende habitación sencilla: en la habitación ${room} deben dormir al menos dos personas con cama.`
      : `Este paquete no vende una habitación para ${people(beds)} con cama. Cambia quién duerme en la habitación ${room}.`,
} as const;

/** Reasons why passengers differ from a quote, in addition to the title of the error code. */
export const passengerWords = {
  noSuchRoom: 'Esta persona está en una habitación que no cotizaste.',
  unborn: 'La fecha de nacimiento no puede ser después de hoy.',
  ages: {
    AD: 'Este pasajero se cotizó como adulto y el día del regreso tendrá menos de 18 años. Cotiza de nuevo con su edad.',
    CH: 'Este pasajero se cotizó como niño: el día del regreso debe tener entre 2 y 17 años. Cotiza de nuevo con su edad.',
    INF: 'Este pasajero se cotizó como infante: el día del regreso debe tener menos de 2 años. Si los cumple antes, cotízalo como niño.',
  },
  adults: (room: number, adults: number) =>
    `La habitación ${room} se cotizó para ${pluralize(adults, 'adulto', 'adultos')}.`,
  children: (room: number, children: number) =>
    children === 0
      ? `La habitación ${room} se cotizó sin niños.`
      : `La habitación ${room} se cotizó para ${pluralize(children, 'niño', 'niños')}.`,
  babies: (room: number, babies: number) =>
    babies === 0
      ? `La habitación ${room} se cotizó sin infantes.`
      : `La habitación ${room} se cotizó para ${pluralize(babies, 'infante', 'infantes')}.`,
  childAge: (room: number, age: number, quoted: readonly number[]) =>
    `El día del regreso tendrá ${pluralize(age, 'año', 'años')} y la habitación ${room} se cotizó con niños de ${formatAges(quoted)}. Cotiza de nuevo con su edad.`,
  nitTravels: 'Un NIT es de una empresa. Escribe el documento de la persona.',
  documentOfAge: 'Este documento no corresponde a la edad de la persona.',
  expiryMissing: 'Escribe hasta cuándo vale el pasaporte.',
  expiresEarly: (day: string, months: number) =>
    months === 0
      ? `El pasaporte debe valer al menos hasta el ${formatDayYear(day)}, el día del regreso.`
      : `El pasaporte debe valer al menos hasta el ${formatDayYear(day)}: ${pluralize(months, 'mes', 'meses')} después del regreso.`,
} as const;

/** Reasons why a passenger of a booking cannot be changed. */
export const passengerChangeWords = {
  notConfirmed: 'Los pasajeros se cambian cuando la reserva está emitida.',
  tooLate: (days: number) =>
    `Los pasajeros se cambian hasta ${pluralize(days, 'día', 'días')} antes de la salida: las listas ya se enviaron. Escríbenos y buscamos cómo ayudarte.`,
  insured:
    'La asistencia de esta reserva está a nombre de sus viajeros. Cancélala primero, cambia el pasajero y vuelve a comprarla.',
  noSuchPassenger: (number: number) => `Esta reserva no tiene un pasajero ${number}.`,
} as const;
