import type { UndoOutcome } from '../../../bookings/ports';
import type { FoundDays, MoveOutcome } from '../../../products/assistance/ports';
import { TK_LANGUAGE, type TkClient } from '../client';
import { toTheirs } from '../request';
import { BEGUN, INACTIVE, numberOf } from '../refusal';

const CANCELLED = '5';

/** Cancels a policy. One that is already cancelled counts as success, one that has ended does not. Never throws. */
export async function cancelPolicy(
  client: TkClient,
  codigo: string,
  signal: AbortSignal,
): Promise<UndoOutcome> {
  try {
    await client.cancelOrder(codigo, signal);
    return { kind: 'yes' };
  } catch (error) {
    const number = numberOf(error);
    if (number === BEGUN) return { kind: 'no', reason: 'started' };
    if (number !== INACTIVE)
      return number === undefined ? { kind: 'unknown' } : { kind: 'no', reason: 'refused' };
    return wasCancelled(client, codigo, signal);
  }
}
async function wasCancelled(
  client: TkClient,
  codigo: string,
  signal: AbortSignal,
): Promise<UndoOutcome> {
  try {
    const { status } = await client.voucher(codigo, signal);
    return status === CANCELLED ? { kind: 'yes' } : { kind: 'no', reason: 'started' };
  } catch {
    return { kind: 'unknown' };
  }
}

/** Moves a policy to other days. Repeating it does no harm, so it may be retried after an unclear answer. Never throws. */
export async function movePolicy(
  client: TkClient,
  codigo: string,
  { from, to }: { from: string; to: string },
  signal: AbortSignal,
): Promise<MoveOutcome> {
  try {
    await client.changeOrder(
      {
        codigo,
        fecha_salida: toTheirs(from),
        fecha_llegada: toTheirs(to),
        emision: '1',
        lenguaje: TK_LANGUAGE,
      },
      signal,
    );
    return { kind: 'yes' };
  } catch (error) {
    const number = numberOf(error);
    if (number === undefined) return { kind: 'unknown' };
    return { kind: 'no', reason: number === BEGUN ? 'started' : 'refused' };
  }
}

/** Days of a policy, as its voucher states them. Never throws. */
export async function readPolicyDays(
  client: TkClient,
  codigo: string,
  signal: AbortSignal,
): Promise<FoundDays> {
  try {
    const { salida, retorno } = await client.voucher(codigo, signal);
    return salida && retorno ? { kind: 'found', from: salida, to: retorno } : { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}
