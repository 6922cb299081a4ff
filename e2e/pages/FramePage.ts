import type { Page } from '@playwright/test';
import { demo } from '../fixtures/env';

/** Locators of the shell's frame and its sign-in page. */
export class FramePage {
  constructor(readonly page: Page) {}
  readonly signInLink = () =>
    this.page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' });
  readonly userMenu = () => this.page.getByRole('button', { name: 'Tu cuenta' });
  readonly products = () => this.page.getByRole('navigation', { name: 'Productos' });
  readonly tab = (name: string) => this.products().getByRole('link', { name, exact: true });
  readonly tabs = () => this.products().getByRole('link');
  readonly menu = () => this.page.getByRole('button', { name: 'Abrir el menú' });
  readonly sheetTitle = () => this.page.getByRole('dialog').getByRole('heading', { level: 2 });
  /** Located in the bar on a wide screen, otherwise in the opened menu. */
  readonly setting = (name: string) =>
    this.page
      .getByRole('banner')
      .getByText(name)
      .or(this.page.getByRole('dialog', { name: 'Menú' }).getByText(name));
  readonly email = () => this.page.getByLabel('Correo electrónico');
  readonly password = () => this.page.getByLabel('Contraseña', { exact: true });
  readonly signIn = () => this.page.getByRole('button', { name: 'Iniciar sesión', exact: true });
  readonly signOut = () => this.page.getByRole('menuitem', { name: 'Cerrar Sesión' });

  async signInAs(email: string, password: string, path = '/login'): Promise<void> {
    await this.page.goto(path);
    await this.email().fill(email);
    await this.password().fill(password);
    await this.signIn().click();
  }
  signInAsDemo = (path = '/login', { email, password } = demo) =>
    this.signInAs(email, password(), path);
}
