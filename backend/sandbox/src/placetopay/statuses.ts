import { bogota } from './instant';
import type { Status } from './session';

const kinds = {
  opened: ['OK', 'PC', 'La petición se ha procesado correctamente'],
  done: ['OK', '00', 'La petición se ha procesado correctamente'],
  pending: ['PENDING', 'PT', 'La petición se encuentra pendiente'],
  approved: ['APPROVED', '00', 'La petición ha sido aprobada exitosamente'],
  partly: ['APPROVED_PARTIAL', 'P0', 'La petición está parcialmente aprobada'],
  partlyExpired: [
    'PARTIAL_EXPIRED',
    'PX',
    'La petición está expirada o cancelada y se han realizado pagos',
  ],
  rejected: ['REJECTED', 'XN', 'Se ha rechazado la petición'],
  cancelledWaiting: ['CANCELED', '?C', 'La petición ha sido cancelada por el comercio'],
  cancelledByPayer: ['REJECTED', '?C', 'La petición ha sido cancelada por el usuario'],
  cancelledByMerchant: ['REJECTED', 'MC', 'La petición ha sido cancelada por el comercio'],
  expired: ['REJECTED', 'EX', 'La petición ha expirado'],
  transactionApproved: ['APPROVED', '00', 'Aprobada'],
  transactionPartly: ['APPROVED_PARTIAL', '61', 'Aprobada en parte'],
  transactionPending: ['PENDING', '?-', 'Transacción pendiente'],
  transactionWaiting: ['PENDING_CONFIRMATION', 'PT', 'Transacción pendiente de confirmación'],
  transactionCancelled: ['REJECTED', '?C', 'Cancelada por el comercio'],
  transactionRejected: ['REJECTED', '05', 'Rechazada por la entidad financiera'],
  transactionUnfunded: ['REJECTED', '51', 'Fondos insuficientes'],
  transactionExpired: ['REJECTED', 'EX', 'Transacción expirada'],
} as const satisfies Record<string, readonly [Status['status'], string, string]>;
export type StatusKind = keyof typeof kinds;

export function statusOf(kind: StatusKind, now: Date): Status {
  const [status, reason, message] = kinds[kind];
  return { status, reason, message, date: bogota(now) };
}
