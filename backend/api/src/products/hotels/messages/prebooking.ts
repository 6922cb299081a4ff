import { formatAges, pluralize } from '../../../lib/text/pluralize';

/** Reasons why a prebooking is rejected, in addition to the title of the error code. */
export const prebookingMessages = {
  noSuchRoom: 'Esta persona está en una habitación que no buscaste.',
  adultAge: 'Los adultos deben tener 18 años o más. Busca de nuevo con las edades de los menores.',
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
