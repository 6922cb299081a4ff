import type { BookedOptional } from '@tiquete/contracts';
import { pluralize } from '../../lib/text/pluralize';

export const STATUS_LABELS: Record<BookedOptional['status'], string> = {
  CHOSEN: 'Por pagar',
  CONFIRMING: 'En confirmación',
  CONFIRMED: 'Confirmado',
  REFUSED: 'No disponible',
  CANCELLING: 'En cancelación',
  CANCELLED: 'Cancelado',
};
/** Warning of a search without one provider's part. */
export const searchWarning = 'No pudimos consultar todos los extras.';
export const unavailable = (name: string): string =>
  `«${name}» se agotó. No cambiamos nada más de tu reserva.`;
export const exceeded = (max: number): string =>
  max === 1
    ? 'Puedes agregar solo una unidad de este extra.'
    : `Puedes agregar máximo ${pluralize(max, 'unidad', 'unidades')} de este extra.`;
export const oneAssistance = 'Elige una sola asistencia: cubre a todos los viajeros de la reserva.';
const years = (age: number): string => pluralize(age, 'año', 'años');
/** Errors in a traveller's birth date and document. */
export const identityWords = {
  unborn: 'La fecha de nacimiento no puede ser después de hoy.',
  otherAge: (booked: number, is: number): string =>
    `Reservaste para ${years(booked)} y con esa fecha tendría ${years(is)} el primer día.`,
  documentOfAge: 'Este documento no corresponde a la edad de la persona.',
};
export const caseClosed = 'El proveedor del extra respondió.';
