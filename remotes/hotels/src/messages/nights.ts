/** Texts of the prices in the calendar, loaded with them. */
export const nights = {
  price: 'desde {{amount}} por noche',
  legend_one:
    'Bajo algunos días de llegada, el precio por noche más bajo que vimos en las últimas horas: en miles de pesos, con impuestos.',
  legend_other:
    'Bajo algunos días de llegada, el precio por noche más bajo que vimos en las últimas horas: en miles de pesos, con impuestos, por las {{count}} habitaciones.',
} as const;
