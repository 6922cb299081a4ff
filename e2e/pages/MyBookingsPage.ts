import type { Page } from '@playwright/test';

/** Locators of Mis reservas: the list, a booking's page and their dialogs. */
export class MyBookingsPage {
  constructor(readonly page: Page) {}
  readonly row = (code: string) => this.page.getByRole('article', { name: new RegExp(code, 'i') });
  readonly open = (code: string) => this.row(code).getByRole('link', { name: /^Ver/ });
  readonly part = (name: string) => this.page.getByRole('region', { name });
  /** Amount of the only refund of a booking. */
  readonly refund = () => this.part('Tu devolución').getByText(/^Devolución de \$/);
  readonly cancel = () => this.page.getByRole('button', { name: 'Cancelar reserva' });
  readonly dialog = () => this.page.getByRole('dialog');
  readonly agree = () => this.dialog().getByRole('checkbox');
  readonly confirm = () =>
    this.dialog().getByRole('button', { name: /^Cancelar y recibir|^Sí, cancelar/ });
  readonly addOwn = () => this.page.getByRole('button', { name: 'Agrega tu reserva' });

  /** Field of the page that finds a booking without an account. */
  readonly code = () => this.page.getByLabel('Código de reserva');
  readonly email = () => this.page.getByLabel('Correo de la reserva');
  readonly find = () => this.page.getByRole('button', { name: 'Ver mi reserva' });

  /** Finds a booking in the list by its code and opens it. */
  async openByCode(code: string): Promise<void> {
    await this.page.goto(`/my_bookings?code=${code}`);
    await this.open(code).click();
  }
}
