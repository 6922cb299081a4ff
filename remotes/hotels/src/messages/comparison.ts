/** Of the comparison of hotels, beside the words of the cards. */
export const comparison = {
  price: 'Precio total',
  cheapest: 'Menor precio',
  payAtHotel: 'Además en el hotel',
  score: 'Calificación',
  bestScore: 'La mejor',
  amenities: 'Servicios',
} as const;
