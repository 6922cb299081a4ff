import { expect, type Page } from '@playwright/test';
import { inDays } from '../fixtures/days';

export interface Stay {
  destination: string;
  name: string;
  checkin: string;
  checkout: string;
  rooms?: string[];
}
/**
 * A stay of three nights that starts in `from` days. Journeys that book use different days, because the cheapest hotel has
 * few rooms.
 */
export const aStay = (destination = 'CTG', name = 'Cartagena', from = 30): Stay => ({
  destination,
  name,
  checkin: inDays(from),
  checkout: inDays(from + 3),
});

/** Address of the results, which contains the request. */
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
  /** Checkbox that adds a hotel to the comparison. */
  readonly compare = (name: string) =>
    this.page.getByRole('checkbox', { name: `Comparar ${name}`, exact: true });
  /** Favourite button of a card. */
  readonly favourite = (name: string) =>
    this.page.getByRole('button', { name: `Guardar ${name} en favoritos`, exact: true });
  readonly openComparison = () => this.page.getByRole('button', { name: /^Comparar \(\d\)$/ });
  readonly comparison = () => this.page.getByRole('table');

  /**
   * Names of the first three hotels whose name is unique among the visible cards: two suppliers may sell different hotels
   * with one name. Waits until there are three.
   */
  async comparedNames(): Promise<[string, string, string]> {
    let found: string[] = [];
    await expect(async () => {
      const names = await this.cards().getByRole('heading').allTextContents();
      found = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
      expect(found.length).toBeGreaterThanOrEqual(3);
    }).toPass();
    const [first = '', second = '', third = ''] = found;
    return [first, second, third];
  }
  /** `query` is added to the address, such as a preview's name. */
  async openResults(stay: Stay = aStay(), query = ''): Promise<void> {
    await this.page.goto(resultsPath(stay) + query);
  }
  /** Shows new results, if there is a button for them. */
  async showNewResults(): Promise<void> {
    const newResults = this.page.getByRole('button', { name: /nuevos?, mostrar$/ });
    await newResults.click({ timeout: 6_000 }).catch(() => undefined);
  }
  /** Opens the results with the hotels of every supplier. Opens them again if some are behind the button for new results. */
  async openAllResults(stay: Stay = aStay(), query = ''): Promise<void> {
    const isComplete = this.page.waitForResponse(
      async (response) => {
        if (!response.url().includes('/api/hotels/searchs')) return false;
        const { meta } = (await response.json()) as { meta?: { complete: boolean } };
        return meta?.complete === true;
      },
      // The longest time of a journey: on a busy machine, all suppliers take longer than the default for a press.
      { timeout: 120_000 },
    );
    await this.openResults(stay, query);
    await isComplete;
    await this.page.goto('about:blank');
    await this.openResults(stay, query);
    await this.cards().first().waitFor();
  }
}
