import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';

const DEMO_EMAIL = 'demo@tiquete.test';
const DEMO_OPERATOR_EMAIL = 'operador@tiquete.test';
const DEMO_PRODUCT_TEAM_EMAIL = 'producto@tiquete.test';
const DEMO_BRAND_ADMIN_EMAIL = 'marcas@tiquete.test';
const DEMO_VIEWER_EMAIL = 'consulta@tiquete.test';
const accountsOf = (brand: string) =>
  [
    { email: DEMO_EMAIL, name: 'Viajera de prueba', role: 'traveler', roleParts: [] },
    { email: DEMO_OPERATOR_EMAIL, name: 'Operación de prueba', role: 'operator', roleParts: [] },
    {
      email: DEMO_PRODUCT_TEAM_EMAIL,
      name: 'Equipo de producto de prueba',
      role: 'product-team',
      roleParts: ['*'],
    },
    {
      email: DEMO_BRAND_ADMIN_EMAIL,
      name: 'Marcas de prueba',
      role: 'brand-admin',
      roleParts: ['*'],
    },
    { email: DEMO_VIEWER_EMAIL, name: 'Consulta de prueba', role: 'viewer', roleParts: [brand] },
  ] as const;

/**
 * Returns the one hash of the demo's password: that of the first account, if it has this password, else a new one. Hashing takes long on
 * purpose, and a thousand brands have five thousand accounts.
 */
function createSharedHash(passwords: Deps['passwords'], password: string) {
  let hash: Promise<string> | undefined;
  const make = async (stored: string | undefined) =>
    stored !== undefined && (await passwords.matches(stored, password))
      ? stored
      : await passwords.hash(password);
  return (stored: string | undefined) => (hash ??= make(stored));
}

/** Demo accounts with their shared password. */
export interface Demo {
  email: string;
  operator: string;
  productTeam: string;
  brandAdmin: string;
  viewer: string;
  password: string;
}

/**
 * Creates the demo traveller, operator, product team, brand admin and viewer of every brand: with DEMO_PASSWORD, or on
 * embedded data with a random password that only the start-up log shows. Otherwise returns null.
 */
export async function seedDemoAccounts(
  deps: Pick<Deps, 'config' | 'users' | 'passwords' | 'brands' | 'clock'>,
  isEmbedded: boolean,
): Promise<Demo | null> {
  const password =
    deps.config.demoPassword ?? (isEmbedded ? randomBytes(9).toString('base64url') : null);
  if (password === null) return null;
  const { users, passwords, brands, clock } = deps;
  const shared = createSharedHash(passwords, password);
  for (const brand of await brands.ids()) {
    // Accounts that may change every brand, or see unpublished drafts, exist only in a demo.
    const accounts = accountsOf(brand).filter(
      ({ roleParts }) => roleParts.length === 0 || deps.config.isDemo || isEmbedded,
    );
    const known = await users.rolesOf(
      brand,
      accounts.map(({ email }) => email),
    );
    const passwordHash = await shared(known[0]?.passwordHash);
    const missing = accounts.filter(
      (wanted) =>
        !known.some(
          (found) =>
            found.email === wanted.email &&
            found.role === wanted.role &&
            found.passwordHash === passwordHash,
        ),
    );
    if (missing.length > 0)
      await users.saveAll(
        brand,
        missing.map((account) => ({ ...account, passwordHash })),
        clock(),
      );
  }
  return {
    email: DEMO_EMAIL,
    operator: DEMO_OPERATOR_EMAIL,
    productTeam: DEMO_PRODUCT_TEAM_EMAIL,
    brandAdmin: DEMO_BRAND_ADMIN_EMAIL,
    viewer: DEMO_VIEWER_EMAIL,
    password,
  };
}
