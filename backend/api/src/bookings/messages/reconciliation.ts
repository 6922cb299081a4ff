/** Operators' text for a case that closed automatically. */
export const HEALED =
  'La diferencia ya no está: la conciliación volvió a preguntar y todo coincide.';
