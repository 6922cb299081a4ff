import type { BrandRole } from '@tiquete/contracts';
import { openBrowser } from '../../testing/browser';
import { showSecondFactor, type TestApp } from '../../testing/testApp';

export const ADMIN_PASSWORD = 'clave-de-berta-1';

/** Adds an account of the first brand that administers or views `brands`; `*` for all. */
export async function addBrandAdmin(
  { deps: { users, passwords, clock } }: TestApp,
  email: string,
  brands: string[],
  role: BrandRole = 'brand-admin',
): Promise<void> {
  const passwordHash = await passwords.hash(ADMIN_PASSWORD);
  const account = { email, name: 'Berta', passwordHash, role };
  await users.save('tiquete', { ...account, roleParts: brands }, clock());
}

/** Opens a browser that is signed in with the test password and has a verified second factor. */
export async function signInAdmin(test: TestApp, email: string, host = 'localhost') {
  const browser = openBrowser(test.app, host);
  await browser.signIn(email, ADMIN_PASSWORD);
  await showSecondFactor(test, email);
  return browser;
}
