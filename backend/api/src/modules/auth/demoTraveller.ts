import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';

export const DEMO_EMAIL = 'demo@tiquete.test';
const NAME = 'Viajera de prueba';

/** The demo traveller of every brand: with DEMO_PASSWORD, or on embedded data with a fresh random one, which is kept nowhere but in what the start prints. Null where neither holds. */
export async function seedDemoTraveller(deps: Pick<Deps, 'config' | 'users' | 'passwords' | 'brands' | 'clock'>, isEmbedded: boolean): Promise<{ email: string; password: string } | null> {
  const password = deps.config.demoPassword ?? (isEmbedded ? randomBytes(9).toString('base64url') : null);
  if (password === null) return null;
  for (const brand of await deps.brands.all()) {
    const known = await deps.users.byEmail(brand.id, DEMO_EMAIL);
    if (known && (await deps.passwords.matches(known.passwordHash, password))) continue;
    await deps.users.save(brand.id, { email: DEMO_EMAIL, name: NAME, passwordHash: await deps.passwords.hash(password) }, deps.clock());
  }
  return { email: DEMO_EMAIL, password };
}
