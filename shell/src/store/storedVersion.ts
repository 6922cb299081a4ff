import { APP_VERSION } from '@tiquete/contracts/constants';

/** Everything that a brand's page stores stands under this, so that another brand's data are never touched. */
export const brandPrefix = (brand: string) => `${brand}:`;
const versionKey = (brand: string) => `${brandPrefix(brand)}appVersion`;

/** Removes all that a brand stored. A forbidden storage holds nothing. */
export function clearBrand(brand: string, area: () => Storage = () => window.localStorage) {
  try {
    const storage = area();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(brandPrefix(brand))) storage.removeItem(key);
  } catch {
    // Nothing can be kept, so nothing is left behind.
  }
}

/** State that another version of the app stored is cleared before anything reads it. */
export function clearOtherVersions(
  brand: string,
  area: () => Storage = () => window.localStorage,
  version: string = APP_VERSION,
) {
  try {
    const storage = area();
    if (storage.getItem(versionKey(brand)) === version) return;
    clearBrand(brand, area);
    storage.setItem(versionKey(brand), version);
  } catch {
    // A full or forbidden storage: the page goes on from memory.
  }
}
