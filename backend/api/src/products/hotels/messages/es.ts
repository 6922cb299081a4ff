/** Warnings of a search of which a part is missing; `detail` names the supplier. */
export const warningTitles = {
  SUPPLIER_TIMEOUT: 'Un proveedor tardó demasiado. Puede haber más hoteles.',
  SUPPLIER_ERROR: 'Un proveedor no pudo responder. Puede haber más hoteles.',
} as const;
/** Of a hotel that one of its sellers could not price. */
export const tariffWarning = 'Un proveedor no respondió. Puede haber más tarifas.';
