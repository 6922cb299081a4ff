import { createHash } from 'node:crypto';
import type { Status } from './session';

/** SHA-256 of request, status, date and secret one after the other, in hex behind its prefix. */
export const signatureOf = (requestId: number, { status, date }: Status, secret: string): string =>
  `sha256:${createHash('sha256').update(`${requestId}${status}${date}${secret}`).digest('hex')}`;
