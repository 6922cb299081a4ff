import { createBrowserStorage } from '@tiquete/platform';

const storage = createBrowserStorage();
/** Storage key of the random salt in the idempotency keys of a product. */
const saltName = (brand: string, storageKey: string) => `${brand}:${storageKey}-intent`;

/** A random text of 32 hexadecimal digits. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
/**
 * Returns the idempotency key of a body: one per body in this browser, so that a second press, a reload, the back button and
 * another tab request the same booking. A changed body has another key, because the api rejects a key that comes with other
 * data.
 */
export async function keyOfIntent(
  brand: string,
  storageKey: string,
  body: unknown,
): Promise<string> {
  const name = saltName(brand, storageKey);
  const text = digest(JSON.stringify(body));
  const own = await storage.getItem(`${name}:${text}`);
  return `${own ?? (await saltUnder(name))}-${text}`;
}
/** Stores the digest of a booking's body, which `endIntent` needs. */
export function intentBooked(
  brand: string,
  storageKey: string,
  { body, bookingId }: { body: unknown; bookingId: string },
): Promise<void> {
  const name = saltName(brand, storageKey);
  return storage.setItem(`${name}:${bookingId}`, digest(JSON.stringify(body)));
}
/**
 * Ends the intent of a booking that is paid or has ended: the same body then gets a new key. Other bodies, which
 * another tab may be retrying, retain their keys.
 */
export async function endIntent(
  brand: string,
  storageKey: string,
  bookingId: string,
): Promise<void> {
  const name = saltName(brand, storageKey);
  const text = await storage.getItem(`${name}:${bookingId}`);
  if (text === null) return;
  await storage.setItem(`${name}:${text}`, randomKey());
  await storage.removeItem(`${name}:${bookingId}`);
}
async function saltUnder(name: string): Promise<string> {
  const known = await storage.getItem(name);
  if (known) return known;
  const salt = randomKey();
  await storage.setItem(name, salt);
  return salt;
}
/** FNV-1a with 32 bits from two seeds, which distinguishes the bodies of one browser. */
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
