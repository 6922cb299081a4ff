/** Half of the travellers come to either. */
export const BRANDS = ['tiquete', 'andes'] as const;
export type BrandId = (typeof BRANDS)[number];
export const HOSTS: Record<BrandId, string> = { tiquete: 'localhost', andes: 'andes.localhost' };
