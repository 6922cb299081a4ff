/** Texts of the comparison of hotels, in addition to those of the cards. */
export const comparison = {
  price: 'Precio total',
  cheapest: 'Menor precio',
  payAtHotel: 'Además en el hotel',
  score: 'Calificación',
  bestScore: 'La mejor',
  amenities: 'Servicios',
} as const;
