export const administrativeFeeName = 'Tarifa administrativa';
/** Warnings of a search with a missing part; `detail` names the source. */
export const warningTitles = {
  SUPPLIER_TIMEOUT: 'Una de nuestras fuentes tardó demasiado. Puede haber más vuelos.',
  SUPPLIER_ERROR: 'Una de nuestras fuentes no pudo responder. Puede haber más vuelos.',
  STILL_SEARCHING: 'Seguimos buscando vuelos: todavía no responde ninguna de nuestras fuentes.',
} as const;
/** Warning for an offer whose other fares could not be read. */
export const tariffsWarning = 'La aerolínea no mostró otras tarifas para este vuelo.';
/** Warning of a calendar that only shows prices found by searches. */
export const calendarWarning = 'Por ahora no tenemos el precio de todos los días.';
