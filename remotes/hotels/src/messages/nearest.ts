/** Texts of the nearest available dates, loaded with them. */
export const nearest = {
  title: 'En estas fechas sí hay hoteles:',
  stay: '{{start}} – {{end}}',
  hotels_one: '{{count}} hotel, desde {{amount}} en total',
  hotels_other: '{{count}} hoteles, desde {{amount}} en total',
} as const;
