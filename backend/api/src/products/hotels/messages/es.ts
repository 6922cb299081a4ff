/** Warnings of a search with a missing part; `detail` names the supplier. */
export const warningTitles = {
  SUPPLIER_TIMEOUT: 'Parte de la búsqueda tardó demasiado. Puede haber más hoteles.',
  SUPPLIER_ERROR: 'Parte de la búsqueda no respondió. Puede haber más hoteles.',
  STILL_SEARCHING: 'Seguimos buscando hoteles: todavía no responde ninguna de nuestras fuentes.',
} as const;
/** Warning for a hotel that one of its sellers could not price. */
export const tariffWarning = 'Parte de la búsqueda no respondió. Puede haber más tarifas.';
