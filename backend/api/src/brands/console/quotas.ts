import { formatInstantLocal } from '@tiquete/domain';
import type { Counters } from '../../lib/counters/rule';
import { AppError } from '../../lib/errors';

/** Limits of a brand's actions in the console, per hour. */
export interface BrandQuotas {
  uploadsPerHour: number;
  draftsPerHour: number;
}
const WINDOW_SECONDS = 3600;
const BOGOTA_MS = -5 * 3_600_000;
const NAMES: Record<keyof BrandQuotas, string> = {
  uploadsPerHour: 'imágenes subidas',
  draftsPerHour: 'borradores guardados y vistas previas',
};
/** Counts one action of a brand. @throws AppError RATE_LIMITED, with the limit and the time when it ends */
export type TakeQuota = (brand: string, quota: keyof BrandQuotas) => Promise<void>;

/** Counts actions of a brand. All hosts of the console share one quota. */
export const createTakeQuota =
  (counters: Counters, clock: () => Date, quotas: BrandQuotas): TakeQuota =>
  async (brand, quota) => {
    const limit = {
      free: quotas[quota],
      windowSeconds: WINDOW_SECONDS,
      wait: 'rest-of-window',
    } as const;
    const taken = await counters.take(brand, [{ key: `brand-quota:${quota}`, limit }], clock());
    if (taken.isAllowed) return;
    throw new AppError('RATE_LIMITED', {
      detail: `Esta marca llegó a su límite: ${limit.free} ${NAMES[quota]} por hora. Podrás seguir a las ${freesAt(clock(), taken.retryAfterSeconds)}.`,
      headers: { 'retry-after': String(taken.retryAfterSeconds) },
    });
  };

/** Time of day in Colombia, rounded up to a minute. */
function freesAt(now: Date, seconds: number): string {
  const at = Math.ceil((now.getTime() + seconds * 1000) / 60_000) * 60_000;
  return formatInstantLocal(new Date(at + BOGOTA_MS).toISOString().replace('Z', '-05:00')).time;
}
