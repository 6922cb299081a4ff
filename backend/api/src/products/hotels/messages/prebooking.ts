const list = new Intl.ListFormat('es', { type: 'conjunction' });
const people = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Why a prebooking is refused, where the title of the code is not enough. */
export const prebookingMessages = {
  noSuchRoom: 'Esta persona está en una habitación que no buscaste.',
  adultAge: 'Los adultos deben tener 18 años o más. Busca de nuevo con las edades de los menores.',
  adults: (room: number, count: number) =>
    `La habitación ${room} es para ${people(count, 'adulto', 'adultos')}.`,
  children: (room: number, ages: readonly number[]) =>
    ages.length === 0
      ? `La habitación ${room} se buscó sin menores.`
      : `La habitación ${room} se buscó con menores de ${list.format(ages.map(String))} años.`,
  holder: (room: number) => `Elige un adulto responsable en la habitación ${room}.`,
  otherDates: 'Las fechas no son las de la tarifa elegida.',
  worseTerms:
    'El hotel cambió las condiciones de cancelación o los cargos que se pagan allá. Revísalas antes de continuar.',
} as const;
