import { randomUUID } from 'node:crypto';

export interface AuditData {
  processTime: string;
  timestamp: string;
  requestHost: string;
  serverId: string;
  environment: string;
  release: string;
  token?: string;
}
export const newToken = (): string => randomUUID().replaceAll('-', '').toUpperCase();

/**
 * Audit data of an answer. `started` is from performance.now(). Answers of the booking service include a token, those of the
 * content service do not.
 */
export function auditData(started: number, token?: string): AuditData {
  return {
    processTime: String(Math.round(performance.now() - started)),
    timestamp: new Date().toISOString().replace('T', ' ').replace('Z', ''),
    requestHost: '127.0.0.1',
    serverId: 'sandbox',
    environment: '[sandbox]',
    release: 'sandbox',
    ...(token && { token }),
  };
}
