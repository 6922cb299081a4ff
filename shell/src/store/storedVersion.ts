import { APP_VERSION } from '@tiquete/contracts/constants';

const versionKey = (brand: string) => `${brand}:appVersion`;

/**
 * Clears the state that another version of the app stored, before it is read. A forbidden storage has no version and is not
 * changed.
 */
export function clearOtherVersions(brand: string) {
  try {
    if (window.localStorage.getItem(versionKey(brand)) !== APP_VERSION) clearBrand(brand);
  } catch {
    // The page continues from memory.
  }
}
/** Removes this brand's keys and no other brand's, and stores the current version. */
export function clearBrand(brand: string) {
  try {
    const { localStorage } = window;
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(`${brand}:`)) localStorage.removeItem(key);
    localStorage.setItem(versionKey(brand), APP_VERSION);
  } catch {
    // The page continues from memory.
  }
}
