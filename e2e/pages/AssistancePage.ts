import type { Locator, Page } from '@playwright/test';
import { inDays } from '../fixtures/days';

/** The fictitious family of the journeys: a senior who buys, an adult and a child. */
export interface Cover {
  destinations: string[];
  /** First covered day, in days from now, and the number of covered days. */
  from: number;
  days: number;
  ages: number[];
  origin?: string;
}
export const aFamily = (from: number): Cover => ({
  destinations: ['EUROPE'],
  from,
  days: 12,
  ages: [72, 40, 8],
});
export const aStudent = (from: number): Cover => ({
  destinations: ['ES'],
  from,
  days: 365,
  ages: [22],
});

const searchPairs = ({
  destinations,
  from,
  days,
  ages,
  origin = 'CO',
}: Cover): [string, string][] => [
  ['origin_code', origin],
  ...destinations.map((code): [string, string] => ['destination_code', code]),
  ['checkin', inDays(from)],
  ['checkout', inDays(from + days - 1)],
  ['age_pax', ages.join(',')],
];
/** Address of the results, which contains the request. */
export const plansPath = (cover: Cover): string =>
  `/searchs/asisstences?${new URLSearchParams(searchPairs(cover))}`;
/** Address of another visitor's checkout for a plan. Its session does not exist in this browser. */
export const sharedCheckoutPath = (cover: Cover, assistanceCode: string): string =>
  `/checkout/asisstence?${new URLSearchParams([
    ...searchPairs(cover),
    ['assistanceCode', assistanceCode],
    ['productCode', 'another-price'],
    ['sessionCode', 'another-session'],
  ])}`;
/** Birth date of a person who has that age on the first day. */
export function bornFor(age: number, from: number): { day: string; month: number; year: string } {
  const [year = '', month = '', day = ''] = inDays(from - 40).split('-');
  return { day: String(Number(day)), month: Number(month), year: String(Number(year) - age) };
}

/** Locators of the home, results and checkout of assistance. */
export class AssistancePage {
  constructor(readonly page: Page) {}
  readonly destination = () => this.page.getByRole('button', { name: /^Destino/ });
  readonly submit = () => this.page.getByRole('button', { name: 'Buscar', exact: true });
  readonly list = () => this.page.getByRole('table', { name: 'Planes encontrados' });
  /** The lines of each plan in the table, without the headings. */
  readonly cards = () =>
    this.list()
      .getByRole('rowgroup')
      .filter({ has: this.page.getByRole('rowheader') });
  readonly firstCard = () => this.cards().first();
  readonly plan = (name: string | RegExp) => this.list().getByRole('rowgroup', { name });
  readonly names = () => this.list().getByRole('heading', { level: 2 });
  readonly more = (card: Locator) => card.getByRole('button', { name: /^Ver detalle/ });
  readonly choose = (card: Locator) => card.getByRole('link', { name: /^Elegir/ });
  readonly refused = () => this.page.getByRole('region', { name: /no reciben? a tu grupo/ });
  readonly pay = () => this.page.getByRole('button', { name: /^Ir a pagar/ });
  readonly person = (name: RegExp) => this.page.getByRole('group', { name });
  readonly section = (name: string) => this.page.getByRole('region', { name });

  async openResults(cover: Cover): Promise<void> {
    await this.page.goto(plansPath(cover));
    await this.list().waitFor();
  }
  async fillBirth(place: Locator, age: number, from: number): Promise<void> {
    const { day, month, year } = bornFor(age, from);
    const birth = place.getByRole('group', { name: 'Fecha de nacimiento' });
    await birth.getByLabel('Día').fill(day);
    await birth.getByLabel('Mes').selectOption({ index: month });
    await birth.getByLabel('Año').fill(year);
  }
  /** Fills the form of the buyer, who is also insured, at the given age. */
  async fillBuyer(age: number, from: number, document: string): Promise<void> {
    const buyer = this.section('Quién compra');
    await buyer.getByLabel('Nombre').fill('Rosa');
    await buyer.getByLabel('Apellido').fill('Rojas');
    await buyer.getByLabel('Correo electrónico').fill('rosa@tiquete.test');
    await buyer.getByRole('textbox', { name: 'Teléfono' }).fill('3001234567');
    // A trip abroad requires a passport.
    await buyer.getByLabel('Tipo de documento').selectOption({ label: 'Pasaporte' });
    await buyer.getByLabel('Número de documento').fill(document);
    await this.fillBirth(buyer, age, from);
    await buyer.getByLabel('Género').selectOption({ label: 'Femenino' });
  }
  async fillPerson(
    name: RegExp,
    { first, age, from, passport }: { first: string; age: number; from: number; passport: string },
  ): Promise<void> {
    const person = this.person(name);
    await person.getByRole('textbox', { name: 'Nombre', exact: true }).fill(first);
    await person.getByRole('textbox', { name: 'Apellido', exact: true }).fill('Rojas');
    await this.fillBirth(person, age, from);
    await person.getByLabel('Número de documento').fill(passport);
  }
  async fillContact(): Promise<void> {
    const contact = this.section('Contacto de emergencia');
    await contact.getByLabel('Nombre completo').fill('Marta Díaz');
    await contact.getByLabel('Correo del contacto').fill('marta@tiquete.test');
    await contact.getByRole('textbox', { name: 'Teléfono del contacto' }).fill('3007654321');
  }
  async accept(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /términos y condiciones/ }).check();
    await this.page.getByRole('checkbox', { name: /tratamiento de mis datos/ }).check();
  }
  /**
   * Fills the form for the whole family. Retries use other documents, because the same people would trigger the duplicate
   * check.
   */
  async fillFamily(cover: Cover, retry: number): Promise<void> {
    const [senior = 0, adult = 0, child = 0] = cover.ages;
    const { from } = cover;
    await this.fillBuyer(senior, from, `AC2030432${retry}1`);
    await this.fillPerson(/^Persona 2/, {
      first: 'Luis',
      age: adult,
      from,
      passport: `AB12345${retry}`,
    });
    await this.fillPerson(/^Persona 3/, {
      first: 'Sol',
      age: child,
      from,
      passport: `AB65432${retry}`,
    });
    await this.fillContact();
    await this.accept();
  }
}
