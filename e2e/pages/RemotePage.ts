import type { Page } from '@playwright/test';

export interface Tab {
  id: string;
  label: string;
  path: string;
}
/** Locators for any remote, from its descriptor and its page. */
export class RemotePage {
  constructor(readonly page: Page) {}
  readonly heading = () => this.page.getByRole('main').getByRole('heading').first();
  readonly retry = () => this.page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  readonly offline = () => this.page.getByText(/Estás sin conexión/).first();
  readonly tab = ({ label }: Tab) =>
    this.page.getByRole('navigation').getByRole('link', { name: label, exact: true }).first();

  /** The tabs of the open document, in their order. */
  tabs(): Promise<Tab[]> {
    return this.page.evaluate(() =>
      (
        JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
          remotes: { id: string; descriptor: { tab: { label: string; path: string } | null } }[];
        }
      ).remotes.flatMap(({ id, descriptor: { tab } }) =>
        tab ? [{ id, label: tab.label, path: tab.path }] : [],
      ),
    );
  }
}
