import type { Region } from '@tiquete/contracts';

/** Warning while the suppliers' catalogues have not been read yet. */
export const placesWarning = {
  code: 'SUPPLIER_UNAVAILABLE',
  title: 'Aún estamos cargando destinos. Inténtalo en un momento.',
} as const;

/** Labels of the specification's regions in the pickers. */
export const REGION_LABELS: Record<Region, string> = {
  ASIA: 'Asia',
  AFRICA: 'África',
  NORTH_AMERICA: 'Norteamérica, Centroamérica y el Caribe',
  SOUTH_AMERICA: 'Sudamérica',
  ANTARCTICA: 'Antártida',
  EUROPE: 'Europa',
  OCEANIA: 'Oceanía',
};
