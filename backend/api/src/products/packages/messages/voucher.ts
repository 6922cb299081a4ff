import { PASSENGER_LABELS } from '@tiquete/domain';
import { pluralize } from '../../../lib/text/pluralize';

const [, , INFANT] = PASSENGER_LABELS;

/** A package's texts on voucher, calendar and mails. */
export const packageVoucherWords = {
  kind: 'Voucher de paquete turístico',
  from: 'Salida',
  to: 'Regreso',
  days: 'Duración',
  fromPlace: (place: string) => `Desde ${place}`,
  toPlace: (place: string) => `A ${place}`,
  dayCount: (days: number) => pluralize(days, 'día', 'días'),
  nightCount: (nights: number) => pluralize(nights, 'noche', 'noches'),
  room: (number: number, type: string) => `Habitación ${number} · ${type}`,
  roomTypes: { single: 'Sencilla', double: 'Doble', triple: 'Triple' },
  rooms: 'Habitaciones',
  category: 'Categoría',
  hotelIn: (stop: string) => `Hotel · ${stop}`,
  hotels: (category: string) => `Hoteles · ${category}`,
  infant: INFANT,
  age: (years: number) => pluralize(years, 'año', 'años'),
  flights: 'Vuelos',
  flightNote: 'Horarios',
  flightHours: 'Te los enviamos con los tiquetes antes de la salida.',
  flightHoursLater: 'Te enviamos los horarios con los tiquetes, antes de la salida.',
  bags: (bags: number) =>
    bags === 0
      ? 'sin equipaje de bodega'
      : pluralize(bags, 'maleta en bodega', 'maletas en bodega'),
  included: 'El paquete',
  includes: 'Incluye',
  excludes: 'No incluye',
  services: 'Paseos adicionales',
  itinerary: 'Itinerario',
  day: (day: number) => `Día ${day}`,
  meals: { BREAKFAST: 'desayuno', LUNCH: 'almuerzo', DINNER: 'cena' },
  mealsIncluded: (meals: string) => `Incluye ${meals}.`,
  papers: 'Documentos',
  document: 'Para viajar',
  idCard: 'Documento de identidad vigente de cada viajero, también de los niños.',
  passport: (months: number) =>
    months === 0
      ? 'Pasaporte vigente hasta el regreso, de cada viajero.'
      : `Pasaporte de cada viajero, vigente al menos ${pluralize(months, 'mes', 'meses')} después del regreso.`,
  visa: (country: string) => `Visa · ${country}`,
  vaccine: (name: string) => `Vacuna · ${name}`,
  bring: (things: readonly string[]) => `Lleva contigo: ${list.format(things.map(lowerFirst))}.`,
  event: (name: string) => `Viaje: ${name}`,
};
const list = new Intl.ListFormat('es', { type: 'conjunction' });
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
