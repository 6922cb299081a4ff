import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError, productError, VendorError } from '../hotelbeds/errors';
import type { Fault } from './faults';

const HANG_MS = 120_000;

/** Resolves when the caller aborts, at the latest after two minutes. */
export async function hang(reply: FastifyReply): Promise<void> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  await sleep(HANG_MS, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
}

/** Applies a fault before the request has an effect. @throws the staged rejection of the vendor */
export async function applyEarly(fault: Fault, reply: FastifyReply): Promise<void> {
  switch (fault.mode) {
    case 'hang':
      return hang(reply);
    case 'reset':
      return void reply.request.socket.destroy();
    case 'delay':
      return void (await sleep(fault.ms));
    case 'error500':
      throw new VendorError(500, 'SYSTEM_ERROR', 'Internal server error');
    case 'quota':
      throw new GatewayError(403, 'Quota exceeded');
    case 'rateLimit':
      throw new GatewayError(429, 'Rate limit exceeded');
    case 'unauthorized':
      throw new GatewayError(401, 'Request signature verification failed');
    case 'soldOut':
      throw productError('Insufficient allotment');
    default:
      return undefined;
  }
}

/** Applies a fault after the request had its effect: the caller gets no answer or an error. @throws the staged error */
export async function applyAfter(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (fault.mode === 'hangAfter') return hang(reply);
  if (fault.mode === 'resetAfter') return void request.socket.destroy();
  if (fault.mode === 'error500After')
    throw new VendorError(500, 'SYSTEM_ERROR', 'Internal server error');
  return undefined;
}

const MONEY =
  /"(net|minRate|maxRate|amount|totalNet|sellingRate|dailyNet|clientAmount)":"(-?\d+(?:\.\d+)?)"/g;
const HTML =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';

async function* broken(text: string): AsyncGenerator<string> {
  yield text.slice(0, Math.floor(text.length / 2));
  await sleep(20);
  throw new Error('connection lost, as staged');
}

/** Removes the quotes of amounts, so that they become numbers. `money` matches a property's name with its quoted amount. */
export const moneyAsNumbers = (text: string, money: RegExp): string =>
  text.replace(money, (_, name: string, value: string) => `"${name}":${Number(value)}`);

/**
 * Applies a fault that changes the text of the answer. A `truncated` answer announces its full length and stops half way.
 */
export function applyLate(fault: Fault, reply: FastifyReply, text: string): string | Readable {
  switch (fault.mode) {
    case 'wrongCurrency':
      return text.replaceAll('"currency":"COP"', '"currency":"EUR"');
    case 'moneyAsNumber':
      return moneyAsNumbers(text, MONEY);
    case 'malformed':
      return `${text.slice(0, Math.floor(text.length * 0.6))}{,`;
    case 'empty':
      return text.replace(
        /"hotels":(\{.*\}|\[.*\])(?=[,}])/s,
        (_, value: string) => `"hotels":${value.startsWith('{') ? '{"total":0}' : '[]'}`,
      );
    case 'html':
      void reply.type('text/html');
      return HTML;
    case 'truncated':
      void reply.header('content-length', Buffer.byteLength(text));
      return Readable.from(broken(text));
    default:
      return text;
  }
}
