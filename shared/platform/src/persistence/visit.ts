import { createBrowserStorage, type KeyValueStorage } from './browserStorage';

const MARK = ':visit:';
const session = () => window.sessionStorage;
const storage = createBrowserStorage(session);
const used = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Storage of typed values for this tab, with the brand in its keys. It survives a reload and ends with the tab or a
 * sign-out. Do not use it for data that must never be stored, such as document numbers.
 */
export function visitStorage(brand: string): KeyValueStorage {
  const keyOf = (name: string) => {
    const key = `${brand}${MARK}${name}`;
    used.add(key);
    return key;
  };
  return {
    getItem: (name) => storage.getItem(keyOf(name)),
    setItem: (name, value) => storage.setItem(keyOf(name), value),
    removeItem: (name) => storage.removeItem(keyOf(name)),
  };
}
/** Removes all values of the visit, of every remote, and notifies the listeners. */
export function forgetVisit(): void {
  for (const key of [...used, ...storedKeys()]) void storage.removeItem(key);
  for (const listener of listeners) listener();
}
/** Calls `listener` when a sign-out, in this tab or another, removes the values. Returns a function that unsubscribes. */
export function onVisitForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
function storedKeys(): string[] {
  try {
    return Object.keys(session()).filter((key) => key.includes(MARK));
  } catch {
    return [];
  }
}
