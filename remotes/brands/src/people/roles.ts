import type { BrandRole } from '@tiquete/contracts';

/** What a person may be in a brand. */
export const BRAND_ROLES: readonly BrandRole[] = ['operator', 'viewer', 'brand-admin'];
