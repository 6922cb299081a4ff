import type { Problem } from '@tiquete/platform';

/** The booking that DUPLICATE_BOOKING speaks of, its code null when it may not be told; null for any other problem. */
export function duplicateOf({ code, meta }: Problem): { code: string | null } | null {
  if (code !== 'DUPLICATE_BOOKING') return null;
  return { code: typeof meta?.code === 'string' ? meta.code : null };
}
