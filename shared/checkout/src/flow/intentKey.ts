import { createBrowserStorage } from '@tiquete/platform';

const storage = createBrowserStorage();
const saltName = (brand: string, keptAs: string) => `${brand}:${keptAs}-intent`;

/** A random text of 32 hexadecimal digits. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
/**
 * The idempotency key of a body: one per body in this browser, so that a second press, a reload, the back button and another
 * tab ask for the same booking, and a changed body asks for another. The api refuses a key that comes with other data.
 */
export async function keyOfIntent(brand: string, keptAs: string, body: unknown): Promise<string> {
  const name = saltName(brand, keptAs);
  let salt = await storage.getItem(name);
  if (!salt) {
    salt = randomKey();
    await storage.setItem(name, salt);
  }
  return `${salt}-${digest(JSON.stringify(body))}`;
}
/** What was asked for is done or over: the same body is a new intent from here on. */
export function endIntent(brand: string, keptAs: string): Promise<void> {
  return storage.removeItem(saltName(brand, keptAs));
}
/** FNV-1a of 32 bits, from two seeds: keeps the bodies of one browser apart and tells nothing about them. */
function digest(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((seed) => fnv(text, seed).toString(16).padStart(8, '0'))
    .join('');
}
function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
