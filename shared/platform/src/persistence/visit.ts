import { createBrowserStorage, type KeyValueStorage } from './browserStorage';

const MARK = ':visit:';
const session = () => window.sessionStorage;
const storage = createBrowserStorage(session);
const used = new Set<string>();
const listeners = new Set<() => void>();

/**
 * What a traveller typed in this tab, under the brand's key: survives a reload, ends with the tab, and is forgotten at
 * sign-out. Not for what must never be stored, such as document numbers.
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
/** Forgets all of it, whichever remote wrote it, and notifies the listeners. */
export function forgetVisit(): void {
  for (const key of [...used, ...storedKeys()]) void storage.removeItem(key);
  for (const listener of listeners) listener();
}
/** Calls `listener` when a sign-out, in this tab or another, forgets it; returns a function that unsubscribes. */
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
