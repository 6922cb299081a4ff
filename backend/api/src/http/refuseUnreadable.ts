import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../lib/errorCode';
import { toApiError } from '../lib/errors';

const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};
const GONE = ['ECONNRESET', 'EPIPE'];

/** Answers and logs bytes that never became a request (not HTTP, too large or too late) like other rejected calls. */
export const refuseUnreadable =
  (log: FastifyBaseLogger) =>
  (error: unknown, socket: Socket): void => {
    const problem = errorCode(error);
    if (GONE.includes(problem) || socket.destroyed) return;
    const status = STATUSES[problem] ?? 400;
    const requestId = randomUUID();
    log.warn({ requestId, status, problem }, 'no request');
    if (socket.writable) socket.write(refusal(status, requestId));
    socket.destroy();
  };

function refusal(status: number, requestId: string): string {
  const body = JSON.stringify({ errors: [{ ...toApiError('INVALID_FORMAT'), status }] });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
