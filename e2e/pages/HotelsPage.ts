import type { Page } from '@playwright/test';
import { inDays } from '../fixtures/days';

export interface Stay {
  destination: string;
  name: string;
  checkin: string;
  checkout: string;
  rooms?: string[];
}
/** Three nights from so many days on. Journeys that book take different days: the cheapest hotel has few rooms. */
export const aStay = (destination = 'CTG', name = 'Cartagena', from = 30): Stay => ({
  destination,
  name,
  checkin: inDays(from),
  checkout: inDays(from + 3),
});

/** The address of a search's results, which is the request. */
export function resultsPath({ destination, name, checkin, checkout, rooms = ['2'] }: Stay): string {
  const pairs = [
    ['destination_code', destination],
    ['destination_name', name],
    ['checkin', checkin],
    ['checkout', checkout],
  ];
  return `/searchs/hotels?${new URLSearchParams([...pairs, ...rooms.map((room) => ['room', room]), ['nationality', 'CO']])}`;
}

/** Locators of the hotels' home and results. */
export class HotelsPage {
  constructor(readonly page: Page) {}
  readonly destination = () => this.page.getByRole('combobox', { name: 'Destino' });
  readonly submit = () => this.page.getByRole('button', { name: 'Buscar', exact: true });
  readonly cards = () => this.page.getByRole('article');
  readonly list = () => this.page.getByRole('list', { name: 'Hoteles encontrados' });
  readonly heading = (name: string | RegExp) => this.page.getByRole('heading', { level: 1, name });
  readonly order = () => this.page.getByLabel('Ordenar por');
  readonly count = () => this.page.getByText(/^\d[\d.]* (de \d[\d.]* )?hotel(es)?$/).first();

  async openResults(stay: Stay = aStay()): Promise<void> {
    await this.page.goto(resultsPath(stay));
  }
  /** Late hotels wait behind a button; nothing happens when every supplier was in time. */
  async showLate(): Promise<void> {
    const late = this.page.getByRole('button', { name: /nuevas?, mostrar$/ });
    await late.click({ timeout: 6_000 }).catch(() => undefined);
  }
  /** Results with every supplier in: late hotels wait behind a button until they are asked for, so the page is opened again. */
  async openAllResults(stay: Stay = aStay()): Promise<void> {
    const isComplete = this.page.waitForResponse(async (response) => {
      if (!response.url().includes('/api/hotels/searchs')) return false;
      const { meta } = (await response.json()) as { meta?: { complete: boolean } };
      return meta?.complete === true;
    });
    await this.openResults(stay);
    await isComplete;
    await this.page.goto('about:blank');
    await this.openResults(stay);
    await this.cards().first().waitFor();
  }
}
