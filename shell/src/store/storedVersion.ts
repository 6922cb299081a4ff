import { APP_VERSION } from '@tiquete/contracts/constants';

const versionKey = (brand: string) => `${brand}:appVersion`;

/** Clears what another version of the app stored, before anything reads it. A forbidden storage has no version and is left alone. */
export function clearOtherVersions(brand: string) {
  try {
    if (window.localStorage.getItem(versionKey(brand)) !== APP_VERSION) clearBrand(brand);
  } catch {
    // The page goes on from memory.
  }
}
/** Removes this brand's keys and no other brand's, and notes the version that stores from here on. */
export function clearBrand(brand: string) {
  try {
    const { localStorage } = window;
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(`${brand}:`)) localStorage.removeItem(key);
    localStorage.setItem(versionKey(brand), APP_VERSION);
  } catch {
    // The page goes on from memory.
  }
}
