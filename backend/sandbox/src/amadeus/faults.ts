import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applyEarly, applyLate, moneyAsNumbers } from '../control/applyFault';
import { targetOf, type Fault, type FaultTarget } from '../control/faults';
import { noFare, refused, type AmadeusError } from './errors';
import { notSold } from './orders/makeOrder';

const MONEY =
  /"(total|base|grandTotal|amount|penalty|refundableTaxes|maxPenaltyAmount)":"(\d+(?:\.\d+)?)"/g;
const SOLD_OUT: Partial<Record<FaultTarget, () => AmadeusError>> = {
  gdsPricing: () => noFare('/data/flightOffers[0]'),
  gdsUpsell: () => refused(39397, 'No upsell offer for these flights', '/data/flightOffers'),
  gdsOrder: notSold,
};
/** Answers this supplier's own rejections; HTTP faults are the same for all suppliers. */
export async function applyBefore(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (fault.mode !== 'soldOut') return applyEarly(fault, reply);
  const refusal = SOLD_OUT[targetOf(request) ?? 'gdsSearch'];
  if (refusal) throw refusal();
}
const emptied = (text: string): string => {
  const answer: unknown = JSON.parse(text);
  const isList =
    typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
  return isList ? JSON.stringify({ ...answer, meta: { count: 0 }, data: [] }) : text;
};
export function spoil(fault: Fault, reply: FastifyReply, text: string): string | Readable {
  if (fault.mode === 'wrongCurrency')
    return text.replace(/"(currency|currencyCode|billingCurrency)":"COP"/g, '"$1":"EUR"');
  if (fault.mode === 'moneyAsNumber') return moneyAsNumbers(text, MONEY);
  if (fault.mode === 'empty') return emptied(text);
  return applyLate(fault, reply, text);
}
