import type { Page } from '@playwright/test';

/** The fictitious buyer of the journeys. */
export const aTraveller = {
  name: 'Ana María',
  lastname: 'Rojas',
  document: '1032456789',
  email: 'ana@tiquete.test',
  phone: '3001234567',
};

/** Locators of a hotel's detail, its checkout and the payment result. */
export class BookingPages {
  constructor(readonly page: Page) {}
  /** Booking link of the first tariff, which is the cheapest of the first room. */
  readonly book = () => this.page.getByRole('link', { name: /^Reservar/ }).first();
  readonly pay = () => this.page.getByRole('button', { name: /^Continuar a extras/ });
  /** The step for extras, between booking and payment. */
  readonly extras = () => this.page.getByRole('heading', { name: 'Completa tu viaje' });
  readonly payExtras = () => this.page.getByRole('button', { name: /^Ir a pagar \$/ });
  readonly policies = () => this.page.getByRole('checkbox', { name: /^Asistencia en viaje/ });
  readonly firstPolicy = () => this.policies().first();
  readonly field = (name: string | RegExp) => this.page.getByLabel(name).first();
  readonly code = () => this.page.getByText(/^TQ[A-Z2-9]{10}$/).first();

  /** Continues without extras, and confirms the duplicate if an earlier attempt of the journey made the same booking. */
  async skipExtras(): Promise<void> {
    await this.page.addLocatorHandler(this.extras(), () => this.payExtras().click());
    await this.page.addLocatorHandler(
      this.page.getByRole('dialog', { name: 'Ya tienes una reserva igual' }),
      (dialog) => dialog.getByRole('button', { name: 'Sí, quiero otra reserva' }).click(),
    );
  }
  /** Books without leaving the step for extras. */
  async seeExtras(): Promise<void> {
    await this.page.removeLocatorHandler(this.extras());
  }
  /** Fills the form of a buyer who also needs a document, such as a passenger. A trip abroad may need a passport. */
  async fillPassenger(traveller: typeof aTraveller & { passport?: string } = aTraveller) {
    await this.fill(traveller);
    await this.fillPrivate(traveller);
  }
  /** Fills the buyer's names and contact, all that a hotel needs for one room. */
  async fill(traveller = aTraveller): Promise<void> {
    await this.field('Nombre').fill(traveller.name);
    await this.field('Apellido').fill(traveller.lastname);
    await this.field('Correo electrónico').fill(traveller.email);
    await this.page.getByRole('textbox', { name: 'Teléfono' }).fill(traveller.phone);
  }
  /** Fills the fields that are never stored, which are empty after a reload. */
  private async fillPrivate({ document, passport }: { document: string; passport?: string }) {
    const label = passport ? 'Pasaporte' : 'Cédula de Ciudadanía';
    await this.field('Tipo de documento').selectOption({ label });
    await this.field('Número de documento').fill(passport ?? document);
    await this.field('Día').fill('10');
    await this.field('Mes').selectOption({ index: 3 });
    await this.field('Año').fill('1990');
    await this.field('Género').selectOption({ label: 'Femenino' });
  }
  /** Requests the invoice for a company. */
  async buyFor({ company, nit }: { company: string; nit: string }): Promise<void> {
    await this.page.getByRole('checkbox', { name: /va a nombre de una empresa/ }).check();
    await this.page.getByLabel('NIT', { exact: true }).fill(nit);
    await this.field('Razón social').fill(company);
  }
  async accept(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /términos y condiciones/ }).check();
    await this.page.getByRole('checkbox', { name: /tratamiento de mis datos/ }).check();
  }
}
/** Locators of the gateway's page, which has its own origin. */
export class GatewayPage {
  constructor(readonly page: Page) {}
  readonly approve = () => this.page.getByRole('button', { name: 'Aprobar', exact: true });
  readonly decline = () => this.page.getByRole('button', { name: 'Rechazar', exact: true });
  readonly leavePending = () => this.page.getByRole('button', { name: 'Dejar pendiente' });
  readonly total = () =>
    this.page.getByRole('complementary', { name: 'Resumen de la compra' }).getByRole('strong');
  readonly pse = () => this.page.locator('summary').filter({ hasText: 'PSE' });

  /** Pays from a bank account, and returns to the shop before the bank has answered. A silent bank never answers by itself. */
  async payByBank({ isSilent = false } = {}): Promise<void> {
    await this.pse().click();
    if (isSilent)
      await this.page
        .getByLabel('Respuesta del banco', { exact: true })
        .selectOption({ label: 'No responde' });
    await this.page.getByLabel('Banco', { exact: true }).selectOption({ index: 1 });
    await this.page.getByRole('button', { name: 'Ir a mi banco' }).click();
    await this.page.getByRole('link', { name: 'Volver al comercio', exact: true }).click();
  }
}
