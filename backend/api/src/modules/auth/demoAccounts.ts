import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';

const DEMO_EMAIL = 'demo@tiquete.test';
const DEMO_OPERATOR_EMAIL = 'operador@tiquete.test';
const ACCOUNTS = [
  { email: DEMO_EMAIL, name: 'Viajera de prueba', role: 'traveler' },
  { email: DEMO_OPERATOR_EMAIL, name: 'Operación de prueba', role: 'operator' },
] as const;

/** Both accounts have the one password. */
export interface Demo {
  email: string;
  operator: string;
  password: string;
}

/**
 * The demo traveller and the demo operator of every brand: with DEMO_PASSWORD, or on embedded data with a fresh random
 * one, which only the start-up log shows. Null otherwise.
 */
export async function seedDemoAccounts(
  deps: Pick<Deps, 'config' | 'users' | 'passwords' | 'brands' | 'clock'>,
  isEmbedded: boolean,
): Promise<Demo | null> {
  const password =
    deps.config.demoPassword ?? (isEmbedded ? randomBytes(9).toString('base64url') : null);
  if (password === null) return null;
  for (const brand of await deps.brands.ids()) {
    for (const { email, name, role } of ACCOUNTS) {
      const known = await deps.users.byEmail(brand, email);
      if (known?.role === role && (await deps.passwords.matches(known.passwordHash, password)))
        continue;
      await deps.users.save(
        brand,
        { email, name, role, passwordHash: await deps.passwords.hash(password) },
        deps.clock(),
      );
    }
  }
  return { email: DEMO_EMAIL, operator: DEMO_OPERATOR_EMAIL, password };
}
