import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { applyEarly, applyLate, moneyAsNumbers } from '../control/applyFault';
import type { Fault, FaultTarget } from '../control/faults';
import { TkError } from './errors';

const MONEY =
  /"(valor|total|total_orden|total_sin_promocion|price_upgrade|costo_upgrade|value_raider|cost_raider)":"(\d+(?:\.\d+)?)"/g;

/** Answers this supplier's own rejections; HTTP faults are the same for all suppliers. */
export async function applyBefore(
  fault: Fault,
  target: FaultTarget | undefined,
  reply: FastifyReply,
): Promise<void> {
  if (fault.mode === 'unauthorized') throw new TkError(1005);
  if (fault.mode !== 'soldOut') return applyEarly(fault, reply);
  if (target === 'tkPrice') throw new TkError(1060);
  if (target === 'tkOrder') throw new TkError(1050);
}
export function spoil(fault: Fault, reply: FastifyReply, text: string): string | Readable {
  if (fault.mode === 'wrongCurrency')
    return text.replace(/"moneda":"(USD|COP)"/g, '"moneda":"XAF"');
  if (fault.mode === 'moneyAsNumber') return moneyAsNumbers(text, MONEY);
  if (fault.mode === 'empty') return text.replace(/"planes":\{.*\}(?=\})/s, '"planes":{}');
  return applyLate(fault, reply, text);
}
