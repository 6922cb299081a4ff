import type { Page } from '@playwright/test';

/** Locators of the second step of every console, and of a member of staff's own passkeys at _Mi cuenta_. */
export class SecondFactorPages {
  constructor(readonly page: Page) {}
  readonly step = () => this.page.getByRole('region', { name: 'Segundo paso para entrar' });
  readonly name = () => this.page.getByLabel('Nombre de la llave');
  readonly add = () => this.page.getByRole('button', { name: 'Agregar llave de acceso' });
  readonly another = () => this.page.getByRole('button', { name: 'Agregar otra' });
  readonly use = () => this.page.getByRole('button', { name: 'Usar mi llave de acceso' });
  readonly code = () => this.page.getByLabel('Código', { exact: true });
  readonly proceed = () => this.page.getByRole('button', { name: 'Continuar' });
  /** The codes that are shown once, with the first factor of an account. */
  readonly recoveryCodes = () =>
    this.page.getByRole('region', { name: 'Tus códigos de recuperación' }).locator('code');
  readonly kept = () => this.page.getByRole('button', { name: 'Ya los guardé' });
  readonly remove = (name: string) => this.page.getByRole('button', { name: `Quitar ${name}` });
  readonly removeYes = () => this.page.getByRole('button', { name: 'Sí, quitarla' });
}
