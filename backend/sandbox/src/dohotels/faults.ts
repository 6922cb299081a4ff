import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { applyEarly, applyLate, moneyAsNumbers } from '../control/applyFault';
import type { Fault } from '../control/faults';
import { doRefusal } from './errors';

const MONEY = /"(amount|show_amount|amount_charge|amount_show)":"(-?\d+(?:\.\d+)?)"/g;
/** Answers this supplier's own rejections; HTTP faults are the same for all suppliers. */
export async function applyBefore(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (fault.mode !== 'soldOut') return applyEarly(fault, reply);
  if (request.url.includes('/prebook/')) throw doRefusal('no_available_rates');
  if (request.url.endsWith('/form/')) throw doRefusal('rate_not_found');
}
export function spoil(fault: Fault, reply: FastifyReply, text: string): string | Readable {
  if (fault.mode === 'wrongCurrency')
    return text.replaceAll('"currency_code":"COP"', '"currency_code":"EUR"');
  if (fault.mode === 'moneyAsNumber') return moneyAsNumbers(text, MONEY);
  if (fault.mode === 'empty') return text.replace(/"hotels":\[.*\](?=[,}])/s, '"hotels":[]');
  return applyLate(fault, reply, text);
}
