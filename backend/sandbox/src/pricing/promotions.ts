import { weekday } from '../calendar/day';
import type { Hotel } from '../inventory/types';
import { chance } from '../random';
import type { Promotion, Stay } from './types';

const SALT = 9_000_000;
const promotion = (code: string, percent: number, name: string, remark: string): Promotion => ({
  code,
  percent,
  name,
  remark,
});
const isMidweek = ({ checkIn, checkOut }: Stay) =>
  checkOut - checkIn <= 4 && weekday(checkIn) <= 3 && weekday(checkOut - 1) <= 3;

/** Promotion of a hotel for a stay, at most one and equal for every room. */
export function promotionFor(hotel: Hotel, stay: Stay, searchedOn: number): Promotion | null {
  const taste = chance(hotel.seed, SALT);
  const nights = stay.checkOut - stay.checkIn;
  const lead = stay.checkIn - searchedOn;
  if (taste < 0.16 && lead >= 45)
    return promotion(
      'A15',
      15,
      'Reserva anticipada',
      'Descuento por reservar con 45 días o más de anticipación.',
    );
  if (taste < 0.3 && nights >= 4)
    return promotion(
      'L12',
      12,
      'Estadía larga',
      'Descuento desde la cuarta noche, aplicado a toda la estadía.',
    );
  if (taste < 0.38 && lead <= 7)
    return promotion(
      'U10',
      10,
      'Última hora',
      'Descuento para llegadas en los próximos siete días.',
    );
  if (taste < 0.48 && isMidweek(stay))
    return promotion('S18', 18, 'Entre semana', 'Descuento para noches de domingo a miércoles.');
  if (taste < 0.53)
    return promotion(
      'T20',
      20,
      'Oferta de temporada',
      'Descuento por tiempo limitado en todas las habitaciones.',
    );
  return taste > 0.965
    ? promotion('E30', 30, 'Oferta especial', 'Descuento con cupo limitado de habitaciones.')
    : null;
}
