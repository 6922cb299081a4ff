import { expect, type Locator, type Page } from '@playwright/test';
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
  /** First suggestion for the typed place. */
  readonly suggestion = (name: RegExp) => this.page.getByRole('option', { name }).first();
  /** First month of the opened calendar. */
  readonly calendar = () => this.page.getByRole('grid').first();
  /**
   * The focused day. The calendar opens by itself after the first place. Keys pressed before it has the focus go to the page.
   */
  readonly focusedDay = () => this.page.getByRole('grid').locator(':focus');
  readonly submit = () => this.page.getByRole('button', { name: 'Buscar', exact: true });
  readonly cards = () => this.page.getByRole('article');
  readonly firstCard = () => this.cards().first();
  readonly list = () => this.page.getByRole('list', { name: 'Hoteles encontrados' });
  readonly heading = (name: string | RegExp) => this.page.getByRole('heading', { level: 1, name });
  readonly order = () => this.page.getByLabel('Ordenar por');
  readonly count = () =>
    this.page.getByRole('status').filter({ hasText: /^\d[\d.]* (de \d[\d.]* )?hotel(es)?$/ });
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
  /** The name of the hotel. On a phone it is the only link of the card. */
  link(card: Locator): Locator {
    return card.getByRole('heading').getByRole('link');
  }
  /** Opens the first hotel of the list. */
  async openFirst(): Promise<void> {
    await this.link(this.firstCard()).click();
  }
  /** Waits until every supplier has answered, and shows the hotels that arrived last in their order. */
  async showAll(): Promise<void> {
    // The number of hotels is shown alone when no more can arrive. On a busy machine, suppliers take longer than a press.
    await this.count().waitFor({ timeout: 120_000 });
    const later = this.page.getByRole('button', { name: /nuevos?, mostrar$|: reordenar$/ });
    if (await later.isVisible()) await later.click();
    await this.list().waitFor();
  }
  /** Opens the results with the hotels of every supplier. */
  async openAllResults(stay: Stay = aStay(), query = ''): Promise<void> {
    await this.openResults(stay, query);
    await this.showAll();
  }
}
