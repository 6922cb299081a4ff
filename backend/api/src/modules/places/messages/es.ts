import type { Region } from '@tiquete/contracts';

/** Added while what a supplier sells has not been read yet. */
export const placesWarning = {
  code: 'SUPPLIER_UNAVAILABLE',
  title: 'Aún estamos cargando destinos. Inténtalo en un momento.',
} as const;

/** The specification's regions as the pickers name them. */
export const REGION_LABELS: Record<Region, string> = {
  ASIA: 'Asia',
  AFRICA: 'África',
  NORTH_AMERICA: 'Norteamérica, Centroamérica y el Caribe',
  SOUTH_AMERICA: 'Sudamérica',
  ANTARCTICA: 'Antártida',
  EUROPE: 'Europa',
  OCEANIA: 'Oceanía',
};
