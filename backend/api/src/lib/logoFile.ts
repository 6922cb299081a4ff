import { join } from 'node:path';
import type { BrandFile } from '@tiquete/contracts';

const PICTURE = /^\/brand\/([a-z][a-z0-9-]{1,30})\/[a-z0-9][a-z0-9-]{0,60}\.(?:svg|png|webp|ico)$/;

/** Whose folder holds a brand's logo: its own, or that of the brand it was copied from until it has one. */
const logoFolder = ({ id, logo }: Pick<BrandFile, 'id' | 'logo'>): string =>
  PICTURE.exec(logo)?.[1] ?? id;

/** `logo.png` beside a brand's logo: neither inboxes nor PDF show its SVG. */
export const logoFile = (rootDir: string, brand: Pick<BrandFile, 'id' | 'logo'>): string =>
  join(rootDir, 'backend/api/brands', logoFolder(brand), 'logo.png');
