import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { applyEarly, applyLate, moneyAsNumbers } from '../control/applyFault';
import type { Fault, FaultTarget } from '../control/faults';
import { offerGone } from './errors';

const MONEY = /"(\w*_?amount)":"(-?\d+(?:\.\d+)?)"/g;

/** Answers this supplier's own rejections; HTTP faults are the same for all suppliers. */
export async function applyBefore(
  fault: Fault,
  target: FaultTarget | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (fault.mode !== 'soldOut') return applyEarly(fault, reply);
  if (target === 'ndcOffer' || target === 'ndcSeatmap' || target === 'ndcOrder') throw offerGone();
}
const answerSchema = z
  .object({
    data: z.union([
      z.array(z.unknown()),
      z.object({ offers: z.array(z.unknown()).optional() }).loose(),
    ]),
  })
  .loose();
function emptied(text: string): string {
  const { data, ...rest } = answerSchema.parse(JSON.parse(text));
  if (Array.isArray(data)) return JSON.stringify({ ...rest, data: [] });
  return JSON.stringify({ ...rest, data: data.offers ? { ...data, offers: [] } : data });
}
export function spoil(fault: Fault, reply: FastifyReply, text: string): string | Readable {
  if (fault.mode === 'wrongCurrency') return text.replace(/"(\w*currency)":"COP"/g, '"$1":"EUR"');
  if (fault.mode === 'moneyAsNumber') return moneyAsNumbers(text, MONEY);
  if (fault.mode === 'empty') return emptied(text);
  return applyLate(fault, reply, text);
}
