export const administrativeFeeName = 'Tarifa administrativa';
/** Warnings of a search of which a part is missing; `detail` names the source. */
export const warningTitles = {
  SUPPLIER_TIMEOUT: 'Una de nuestras fuentes tardó demasiado. Puede haber más vuelos.',
  SUPPLIER_ERROR: 'Una de nuestras fuentes no pudo responder. Puede haber más vuelos.',
  STILL_SEARCHING: 'Seguimos buscando vuelos: todavía no responde ninguna de nuestras fuentes.',
} as const;
/** Of an offer whose other fares could not be read. */
export const tariffsWarning = 'La aerolínea no mostró otras tarifas para este vuelo.';
/** Of a calendar that only shows what searches found. */
export const calendarWarning = 'Por ahora no tenemos el precio de todos los días.';
