/** Brands of the run. Half of the travellers buy at each. */
export const BRANDS = ['tiquete', 'andes'] as const;
export type BrandId = (typeof BRANDS)[number];
export const HOSTS: Record<BrandId, string> = { tiquete: 'localhost', andes: 'andes.localhost' };
