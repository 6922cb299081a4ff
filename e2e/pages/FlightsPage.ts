import { expect, type Locator, type Page } from '@playwright/test';
import { inDays } from '../fixtures/days';
import { aTraveller } from './BookingPages';

export interface Trip {
  tripType: 'ONE_WAY' | 'ROUND_TRIP' | 'MULTI_CITY';
  /** Origin, destination and days from now of each flight. */
  segments: [from: string, to: string, days: number][];
  adults?: number;
  ages?: number[];
  seated?: number;
  cabin?: string;
}
const NAMES: Record<string, string> = {
  BOG: 'Bogotá',
  MDE: 'Medellín',
  CTG: 'Cartagena',
  MAD: 'Madrid',
  CLO: 'Cali',
  SMR: 'Santa Marta',
  MIA: 'Miami',
};

/** Address of the results, which contains the request. */
export function flightsPath({
  tripType,
  segments,
  adults = 1,
  ages = [],
  seated = 0,
  cabin,
}: Trip): string {
  const codes = [...new Set(segments.flatMap(([from, to]) => [from, to]))];
  return `/searchs/flights?${new URLSearchParams([
    ['tripType', tripType],
    ['segments', segments.map(([from, to, days]) => `${from}-${to}-${inDays(days)}`).join('_')],
    ...codes.map((code) => ['place', `${code}:${NAMES[code] ?? code}`]),
    ['adults', String(adults)],
    ...(ages.length > 0 ? [['ages', ages.join(',')]] : []),
    ...(seated > 0 ? [['seated', String(seated)]] : []),
    ...(cabin ? [['cabin', cabin]] : []),
  ])}`;
}
export const oneWay = (days: number, more: Partial<Trip> = {}): Trip => ({
  tripType: 'ONE_WAY',
  segments: [['BOG', 'MDE', days]],
  ...more,
});
export const abroad = (days: number, more: Partial<Trip> = {}): Trip => ({
  tripType: 'ROUND_TRIP',
  segments: [
    ['BOG', 'MAD', days],
    ['MAD', 'BOG', days + 10],
  ],
  ...more,
});

/** Locators of the flights' home, results, fares and checkout. */
export class FlightsPage {
  constructor(readonly page: Page) {}
  readonly origin = (flight?: number) =>
    this.page.getByRole('combobox', { name: flight ? `Origen del vuelo ${flight}` : 'Origen' });
  readonly destination = (flight?: number) =>
    this.page.getByRole('combobox', { name: flight ? `Destino del vuelo ${flight}` : 'Destino' });
  readonly submit = () => this.page.getByRole('button', { name: 'Buscar', exact: true });
  readonly cards = () => this.page.getByRole('article');
  readonly count = () =>
    this.page.getByRole('status').filter({ hasText: /^\d+ (de \d+ )?vuelos?$/ });
  readonly list = () => this.page.getByRole('list', { name: 'Vuelos encontrados' });
  readonly firstCard = () => this.cards().first();
  readonly choose = (card: Locator = this.firstCard()) =>
    card.getByRole('button', { name: /^Elegir/ });
  readonly drawer = () => this.page.getByRole('dialog', { name: 'Elige tu tarifa' });
  readonly tariffs = () => this.drawer().getByRole('button', { name: /^Elegir tarifa/ });
  readonly cheapestTariff = () => this.tariffs().first();
  readonly chosenWays = () =>
    this.page.getByRole('list', { name: 'Lo que elegiste' }).getByRole('listitem');
  /** Seats of the first flight. */
  readonly chooseSeats = () => this.page.getByRole('button', { name: 'Elegir sillas' }).first();
  readonly seatMap = () => this.page.getByRole('dialog', { name: /^Sillas/ });
  readonly pay = () => this.page.getByRole('button', { name: /^Continuar a extras/ });
  readonly person = (name: string) => this.page.getByRole('group', { name });

  /**
   * Height in pixels of the highest card of the whole list, borders included. A window higher than the list renders every
   * row.
   */
  async tallestCard(): Promise<number> {
    const before = this.page.viewportSize() ?? { width: 1440, height: 900 };
    await this.page.setViewportSize({ ...before, height: 12_000 });
    // The number of flights is announced a moment after they are shown.
    await expect(async () => {
      const found = await this.count().innerText();
      expect(await this.cards().count()).toBe(Number.parseInt(found, 10));
    }).toPass({ timeout: 30_000 });
    const heights = await this.cards().evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().height),
    );
    await this.page.setViewportSize(before);
    return Math.max(...heights);
  }
  async openResults(trip: Trip): Promise<void> {
    await this.page.goto(flightsPath(trip));
  }
  /** Opens the results, waits for the offers of every supplier, and shows those that arrived last in their order. */
  async openAllResults(trip: Trip): Promise<void> {
    await this.openResults(trip);
    // The number of flights is shown alone when no more can arrive. On a busy machine, several cities take longer than a
    // press.
    await this.count().waitFor({ timeout: 120_000 });
    const later = this.page.getByRole('button', { name: /, mostrar$|: reordenar$/ });
    if (await later.isVisible()) await later.click();
    await this.list().waitFor();
  }
  async typePlace(field: Locator, text: string, option: RegExp): Promise<void> {
    await field.fill(text);
    await this.page.getByRole('option', { name: option }).first().click();
  }
  /**
   * Chooses the first flight of each itinerary, with the tariff of this index (0 is the cheapest), and opens its checkout.
   */
  async reachCheckout(trip: Trip, tariff = 0): Promise<void> {
    await this.openAllResults(trip);
    const ways =
      trip.tripType === 'MULTI_CITY' ? Math.max(1, trip.segments.length) : trip.segments.length;
    for (let way = 0; way < ways; way += 1) {
      await this.choose().click();
      // The list of the next itinerary must be there before its first card is pressed.
      await this.drawer().or(this.chosenWays().nth(way)).waitFor();
      if (await this.drawer().isVisible()) break;
    }
    await this.tariffs().nth(tariff).click();
    await this.page.waitForURL(/\/checkout\/flight\?/);
    await this.pay().waitFor();
  }
  /** Fills the form of one passenger who is not the buyer. */
  async fillPerson(
    name: string,
    {
      first,
      last = 'Rojas',
      years,
      document,
    }: { first: string; last?: string; years: number; document?: [type: string, number: string] },
  ): Promise<void> {
    const group = this.person(name);
    await group.getByLabel('Nombre').fill(first);
    await group.getByLabel('Apellido').fill(last);
    const birth = group.getByRole('group', { name: 'Fecha de nacimiento' });
    await birth.getByLabel('Día').fill('10');
    await birth.getByLabel('Mes').selectOption({ index: 1 });
    await birth.getByLabel('Año').fill(String(new Date().getFullYear() - years));
    await group.getByLabel('Género').selectOption({ label: 'Femenino' });
    // Domestic flights may not require a document.
    if (document && (await group.getByLabel('Tipo de documento').count()) > 0) {
      await group.getByLabel('Tipo de documento').selectOption({ label: document[0] });
      await group.getByLabel('Número de documento').fill(document[1]);
    }
  }
  /** Fills the day of expiry of a buyer's passport, whose number is among the buyer's fields. */
  async fillPassportExpiry(name: string): Promise<void> {
    const expiry = this.person(name).getByRole('group', { name: 'Vencimiento del pasaporte' });
    await expiry.getByLabel('Día').fill('1');
    await expiry.getByLabel('Mes').selectOption({ index: 1 });
    await expiry.getByLabel('Año').fill(String(new Date().getFullYear() + 5));
  }
}
/**
 * A buyer whose documents differ at each retry, because the same flights for the same people within ten minutes need a
 * confirmation.
 */
export const flyer = (retry: number, lastname = 'Rojas') => ({
  ...aTraveller,
  lastname,
  document: String(1_032_456_000 + retry),
});
