import type { BookedOptional } from '@tiquete/contracts';

export const STATUS_LABELS: Record<BookedOptional['status'], string> = {
  CHOSEN: 'Por pagar',
  CONFIRMING: 'En confirmación',
  CONFIRMED: 'Confirmado',
  REFUSED: 'No disponible',
  CANCELLED: 'Cancelado',
};
/** Of a search of which a part is missing. */
export const searchWarning = 'Un proveedor de extras no respondió.';
export const unavailable = (name: string): string =>
  `«${name}» se agotó. No cambiamos nada más de tu reserva.`;
export const exceeded = (max: number): string =>
  max === 1
    ? 'Puedes agregar solo una unidad de este extra.'
    : `Puedes agregar máximo ${max} unidades de este extra.`;
export const oneAssistance = 'Elige una sola asistencia: cubre a todos los viajeros de la reserva.';
export const caseClosed = 'El proveedor del extra respondió.';
