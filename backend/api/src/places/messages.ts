/** Warning while the suppliers' catalogues have not been read yet. */
export const placesWarning = {
  code: 'SUPPLIER_UNAVAILABLE',
  title: 'Aún estamos cargando destinos. Inténtalo en un momento.',
} as const;
