import type { Region } from '@tiquete/contracts';

/** Regions of international trips, as the specification's picker groups them. */
export const REGION_LABELS: Record<Region, string> = {
  ASIA: 'Asia',
  AFRICA: 'África',
  NORTH_AMERICA: 'Norteamérica, Centroamérica y el Caribe',
  SOUTH_AMERICA: 'Sudamérica',
  ANTARCTICA: 'Antártida',
  EUROPE: 'Europa',
  OCEANIA: 'Oceanía',
};
