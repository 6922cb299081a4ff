import type { Cabin } from '@tiquete/contracts';

export const CABIN_LABELS = {
  ALL: 'Todas las cabinas',
  ECONOMY: 'Económica',
  PREMIUM_ECONOMY: 'Económica premium',
  BUSINESS: 'Ejecutiva',
  FIRST: 'Primera',
} as const satisfies Record<Cabin, string>;
