/** Texts of the prices of other days. They load when these are opened. */
export const prices = {
  lead: 'Por adulto, con impuestos. Elige un día para ver sus vuelos.',
  grid: 'Precios de ida y vuelta por fechas',
  departure: 'Ida',
  return: 'Vuelta',
  cell: 'Ida {{departure}}, vuelta {{return}}: {{price}}',
  unknown: 'precio por consultar',
  legend: '– precio por consultar · en verde, el más barato',
  graph: 'Precio por día de ida',
  graphStay_zero: 'Con regreso el mismo día',
  graphStay_one: 'Con {{count}} noche de estadía',
  graphStay_other: 'Con {{count}} noches de estadía',
  graphOneWay: 'Solo ida',
  none: 'Todavía no conocemos precios de estos días. Búscalos uno por uno.',
  failed: 'No pudimos traer los precios. Inténtalo de nuevo.',
  retry: 'Reintentar',
  usual:
    'Esta ruta suele costar entre {{low}} y {{high}}, según las búsquedas de los últimos 60 días en fechas parecidas ({{count}}).',
  usualUnknown:
    'Aún no conocemos suficientes precios de esta ruta para decirte cuánto suele costar.',
} as const;
