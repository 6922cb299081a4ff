/** Headings for places whose Spanish names take an article. */
export const PLACE_HEADINGS = {
  ANTARCTICA: 'Paquetes a la Antártida',
  CARIBBEAN: 'Paquetes al Caribe',
  MIDDLE_EAST: 'Paquetes al Medio Oriente',
  AE: 'Paquetes a los Emiratos Árabes Unidos',
  DO: 'Paquetes a la República Dominicana',
  IN: 'Paquetes a la India',
  NL: 'Paquetes a los Países Bajos',
} as const;
