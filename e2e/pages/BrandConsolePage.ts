import type { Page } from '@playwright/test';

/** Locators of the brand console. */
export class BrandConsolePage {
  constructor(readonly page: Page) {}
  readonly field = (name: string) => this.page.getByRole('textbox', { name, exact: true });
  readonly button = (name: string) => this.page.getByRole('button', { name, exact: true });
  /** A group of fields in the form, such as those of a product's hero. */
  readonly group = (name: string) => this.page.getByRole('group', { name, exact: true });
  readonly saved = () => this.page.getByText(/^Guardado\./);
  /** The storefront with the values of the form. */
  readonly preview = () => this.previewFrame().contentFrame();
  readonly previewFrame = () => this.page.getByTitle('El sitio con este borrador');
  readonly row = (name: string) =>
    this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) });

  /** A saved host with the proof of its ownership. */
  readonly host = (name: string) =>
    this.page.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });

  /**
   * Starts a draft as a copy of Andes & Mar or another permanent brand, independent of the brands that other journeys have
   * made.
   */
  async begin(
    { name, id, host }: { name: string; id: string; host: string },
    copy = 'andes',
  ): Promise<void> {
    await this.button('Crear una marca').click();
    await this.page.getByRole('combobox', { name: 'Copia de' }).selectOption(copy);
    await this.field('Nombre').fill(name);
    await this.field('Identificador').fill(id);
    await this.field('Dominio').fill(host);
    await this.button('Crear borrador').click();
  }
  async prove(host: string): Promise<void> {
    const card = this.host(host);
    await card.getByRole('button', { name: 'Comprobar' }).click();
    await card.getByText(/^Listo: /).waitFor();
  }
  async publish(): Promise<void> {
    await this.button('Publicar…').click();
    await this.button('Publicar ahora').click();
  }
}
