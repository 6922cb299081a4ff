/** Texts of the comparison of flights. It also uses those of the cards. */
export const comparison = {
  price: 'Precio total',
  priceFrom: 'Precio total desde',
  cheapest: 'Menor precio',
  times: 'Salida y llegada',
  duration: 'Duración',
  shortest: 'Más corto',
  scales: 'Escalas',
  bags: 'Equipaje',
  fare: 'Tarifa',
  terms: 'Condiciones',
} as const;
