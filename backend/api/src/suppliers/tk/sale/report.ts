import type { ListedAtSupplier, SupplierOutcome } from '../../../bookings/ports';
import type { FoundPolicy } from '../../../products/assistance/ports';
import type { TkClient } from '../client';
import { officeDay, toTheirs } from '../request';
import type { ReportRow } from '../wire';

const DAY_MS = 86_400_000;
/** Milliseconds before now that a look-up covers when the time of the order is unknown. */
const LOOK_UP_MS = 31 * DAY_MS;
/** Status numbers of the vendor's two lists: active policies, and policies that are cancelled or ended. */
const [LIVE, ENDED] = [['1'], ['2', '3']];
/** Status numbers of one policy: active, ended, cancelled. */
const [ACTIVE, OVER, CANCELLED] = ['1', '3', '5'];

/** Policies of these lists that were issued in these days, each once. */
async function readReport(
  client: TkClient,
  lists: readonly string[],
  { from, to }: { from: Date; to: Date },
  now: Date,
  signal: AbortSignal,
): Promise<ReportRow[]> {
  const today = officeDay(now);
  const [first, last] = [officeDay(from), officeDay(to)];
  if (first > today) return [];
  const days = { desde: toTheirs(first), hasta: toTheirs(last < today ? last : today) };
  const rows = await Promise.all(
    lists.map((estatus) => client.report({ ...days, estatus }, signal)),
  );
  return [...new Map(rows.flat().map((row) => [row.codigo, row])).values()];
}

export const issuedPolicy = (codigo: string): SupplierOutcome => ({
  kind: 'yes',
  locator: codigo,
  details: { policy: codigo },
});

function outcomeOf(rows: readonly ReportRow[]): SupplierOutcome | { kind: 'not-found' } {
  if (rows.length === 0) return { kind: 'not-found' };
  const live = rows.filter(({ status }) => status !== CANCELLED);
  const [only, ...others] = live;
  if (!only) return { kind: 'no', reason: 'cancelled' };
  // Two policies with one reference, or an unknown state: an operator has to decide.
  return others.length === 0 && (only.status === ACTIVE || only.status === OVER)
    ? issuedPolicy(only.codigo)
    : { kind: 'unknown' };
}

/**
 * Outcome of the order with our reference. The vendor's lists are requested by the day on which it was made. Never throws.
 */
export async function lookUpPolicy(
  client: TkClient,
  { reference, madeAt, now }: { reference: string; madeAt: Date | undefined; now: Date },
  signal: AbortSignal,
): Promise<FoundPolicy> {
  try {
    const from = new Date(madeAt ? madeAt.getTime() - DAY_MS : now.getTime() - LOOK_UP_MS);
    const ours = async (lists: readonly string[]) =>
      (await readReport(client, lists, { from, to: now }, now, signal)).filter(
        ({ referencia }) => referencia === reference,
      );
    // An active policy is a sufficient answer, and further calls might fail.
    const active = await ours(LIVE);
    const found = outcomeOf(active.length > 0 ? active : await ours(ENDED));
    if (found.kind !== 'yes') return found;
    // The vendor's list has no prices, so the voucher is read.
    const { total } = await client.voucher(found.locator, signal);
    return total === undefined ? found : { ...found, amount: total };
  } catch {
    return { kind: 'unknown' };
  }
}

/** Lists the policies issued in these days. @throws SupplierError */
export async function listPolicies(
  client: TkClient,
  range: { from: Date; to: Date },
  now: Date,
  signal: AbortSignal,
): Promise<Omit<ListedAtSupplier, 'supplier'>[]> {
  const rows = await readReport(client, [...LIVE, ...ENDED], range, now, signal);
  return rows.map(({ referencia, codigo, status }) => ({
    reference: referencia,
    locator: codigo,
    isCancelled: status === CANCELLED,
  }));
}
