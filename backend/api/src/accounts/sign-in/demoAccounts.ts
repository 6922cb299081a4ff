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
  for (const brand of await deps.brands.ids()) {
    for (const { email, name, role, roleParts } of accountsOf(brand)) {
      // Accounts that may change every brand, or see unpublished drafts, exist only in a demo.
      if (roleParts.length > 0 && !deps.config.isDemo && !isEmbedded) continue;
      const known = await deps.users.byEmail(brand, email);
      if (known?.role === role && (await deps.passwords.matches(known.passwordHash, password)))
        continue;
      await deps.users.save(
        brand,
        { email, name, role, roleParts, passwordHash: await deps.passwords.hash(password) },
        deps.clock(),
      );
    }
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
