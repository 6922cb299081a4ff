import type { BrandRole } from '@tiquete/contracts';

/** Roles of a person in a brand. */
export const BRAND_ROLES: readonly BrandRole[] = ['operator', 'viewer', 'brand-admin'];
