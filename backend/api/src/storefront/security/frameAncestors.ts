import type { BrandFile } from '@tiquete/contracts';
import { EMBEDDED_PATH } from '../pages/shellPages';

/**
 * Origins that may frame the page: the brand's partners for the embedded page, none for others. Invalid origins are dropped.
 */
export function frameAncestors(brand: BrandFile, path: string): string[] {
  return path === EMBEDDED_PATH ? brand.partner_origins.filter(isOrigin) : [];
}

function isOrigin(text: string): boolean {
  return (
    /^https?:\/\/[a-z0-9.:-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
  );
}
