import type { Tx } from '../../../db/database';
import { type ExtrasEngine, providerOf } from '../engine';
import type { ChosenExtra } from '../ports';
import type { ExtraRow } from '../rows';

export const toChosen = ({
  reference,
  code,
  quantity,
  supplier_data,
}: Pick<ExtraRow, 'reference' | 'code' | 'quantity' | 'supplier_data'>): ChosenExtra => ({
  reference,
  code,
  quantity,
  supplierData: supplier_data,
});
type Line = Pick<ExtraRow, 'reference' | 'code' | 'quantity' | 'supplier_data' | 'provider'>;

/**
 * Reserves and releases items, provider by provider in a fixed order. Returns the references that are unavailable; the caller then
 * rolls back.
 */
export async function changeHolds(
  engine: ExtrasEngine,
  tx: Tx,
  brandId: string,
  { take, give }: { take: readonly Line[]; give: readonly Line[] },
): Promise<string[]> {
  const gone: string[] = [];
  const used = new Set([...take, ...give].map(({ provider }) => provider));
  for (const id of [...engine.providers.keys()].filter((one) => used.has(one))) {
    const of = (lines: readonly Line[]) =>
      lines.filter(({ provider }) => provider === id).map(toChosen);
    gone.push(
      ...((await providerOf(engine, id).hold?.(tx, {
        brandId,
        at: engine.clock(),
        take: of(take),
        give: of(give),
      })) ?? []),
    );
  }
  return gone;
}
