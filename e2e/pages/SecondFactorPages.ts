import type { Page } from '@playwright/test';

/** Locators of the second step of every console, and of a staff member's passkeys in _Mi cuenta_. */
export class SecondFactorPages {
  constructor(readonly page: Page) {}
  readonly step = () => this.page.getByRole('region', { name: 'Segundo paso para entrar' });
  readonly name = () => this.page.getByLabel('Nombre de la llave');
  readonly add = () => this.page.getByRole('button', { name: 'Agregar llave de acceso' });
  readonly another = () => this.page.getByRole('button', { name: 'Agregar otra' });
  readonly use = () => this.page.getByRole('button', { name: 'Usar mi llave de acceso' });
  readonly code = () => this.page.getByLabel('Código', { exact: true });
  readonly proceed = () => this.page.getByRole('button', { name: 'Continuar' });
  /** Recovery codes, shown once together with the first factor of an account. */
  readonly recoveryCodes = () =>
    this.page.getByRole('region', { name: 'Tus códigos de recuperación' }).locator('code');
  readonly saved = () => this.page.getByRole('button', { name: 'Ya los guardé' });
  readonly remove = (name: string) => this.page.getByRole('button', { name: `Quitar ${name}` });
  readonly removeYes = () => this.page.getByRole('button', { name: 'Sí, quitarla' });
}

/** A device with a fingerprint reader that always recognizes its owner. */
export interface VirtualAuthenticator {
  /** Deletes the device's passkeys, as if it were lost or reset. */
  lose(): Promise<void>;
}
/** Gives the page Chromium's virtual authenticator (WebAuthn domain of the DevTools protocol). */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    lose: async () => void (await devtools.send('WebAuthn.clearCredentials', { authenticatorId })),
  };
}
