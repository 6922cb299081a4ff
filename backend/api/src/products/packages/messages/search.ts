import type { PackageInclusion } from '@tiquete/contracts';
import { pluralize } from '../../../lib/text/pluralize';

export const INCLUSION_LABELS: Record<PackageInclusion, string> = {
  flight: 'Vuelos',
  hotel: 'Hotel',
  transfer: 'Traslados',
  meal: 'Comidas',
  assistance: 'Asistencia en viaje',
  tour: 'Tours y visitas',
};
const MONTHS = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'];
/** Label of a month, such as `Ene 2027` for `2027-01`. */
export function monthLabel(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? number} ${year}`;
}

/** Reasons for a rejected search, in addition to the title of the error code. */
export const packageSearchWords = {
  roomNumber: (number: number) => `Esta habitación lleva el número ${number}.`,
  agesOfAdults: (adults: number) =>
    `Indica la edad de cada adulto: son ${pluralize(adults, 'adulto', 'adultos')}.`,
  agesOfChildren: (children: number) =>
    `Indica la edad de cada niño: son ${pluralize(children, 'niño', 'niños')}.`,
  bedsOfChildren: (children: number) =>
    `Indica de cada niño si lleva cama: son ${pluralize(children, 'niño', 'niños')}.`,
  roomsMissing: 'Para ver el precio total indica las habitaciones.',
  endsBeforeBegin: 'La última fecha de salida no puede ser antes de la primera.',
  isOver: 'Estas fechas de salida ya pasaron. Elige otras.',
  monthNeedsYear: 'El mes y el año van juntos.',
  oldPage: 'Esta lista cambió. Busca de nuevo desde el comienzo.',
};
