import type { Hotel } from '../inventory/types';
import { chance } from '../random';

const SALT = 4_000_000;
const EXTRAS = [
  'La piscina abre de 8:00 a 20:00.',
  'No se permiten visitantes en la habitación después de las 22:00.',
  'Cuna gratis según disponibilidad; pídela en las observaciones.',
  'El parqueadero está sujeto a disponibilidad.',
  'Los niños de 0 a 2 años no pagan si duermen en la cama de los padres.',
  'Se pide un depósito reembolsable a la llegada.',
  'El hotel es libre de humo.',
];

/** The hotel's terms in Spanish, which a traveller must read before paying. */
export function rateComments(hotel: Hotel): string {
  const extra = EXTRAS[Math.floor(chance(hotel.seed, SALT) * EXTRAS.length)] ?? '';
  const colombian =
    hotel.country.code === 'CO'
      ? ' Los menores de edad viajan con sus padres o con permiso autenticado; se pide el registro civil o la tarjeta de identidad. El seguro hotelero es opcional y se paga en el hotel.'
      : '';
  return `Entrada desde las ${hotel.checkInFrom} y salida hasta las ${hotel.checkOutUntil}, hora del hotel. Edad mínima para registrarse: 18 años.${colombian} ${extra}`.trim();
}
