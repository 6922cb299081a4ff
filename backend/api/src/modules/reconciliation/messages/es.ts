/** What an operator reads of a case that closed by itself. */
export const HEALED =
  'La diferencia ya no está: la conciliación volvió a preguntar y todo coincide.';
