/** Texts of the comparison of packages, in addition to those of the cards. */
export const comparison = {
  perPerson: 'Por persona en doble',
  total: 'Total de tus habitaciones',
  cheapest: 'Menor precio',
  lasts: 'Duración',
  longest: 'Más noches',
  departs: 'Salida',
  route: 'Recorrido',
  hotel: 'Hotel',
  best: 'Mejor categoría',
  included: 'Sí',
  notIncluded: 'No',
  availability: 'Cupos',
  open: 'Con cupo',
} as const;
