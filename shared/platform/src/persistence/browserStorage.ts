/** Storage interface of redux-persist. */
export interface KeyValueStorage {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
}
/**
 * localStorage that never throws. When it is full or forbidden, values are in memory only, and memory takes precedence over
 * storage.
 */
export function createBrowserStorage(
  area: () => Storage = () => window.localStorage,
): KeyValueStorage {
  const memory = new Map<string, string | null>();
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(area());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: async (key) =>
      memory.has(key)
        ? (memory.get(key) ?? null)
        : (attempt((storage) => storage.getItem(key)) ?? null),
    setItem: async (key, value) => {
      const isStored = attempt((storage) => (storage.setItem(key, value), true));
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: async (key) => {
      memory.delete(key);
      const isGone = attempt((storage) => (storage.removeItem(key), true));
      if (!isGone) memory.set(key, null);
    },
  };
}
