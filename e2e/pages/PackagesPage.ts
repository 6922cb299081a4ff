import type { Locator, Page } from '@playwright/test';
import { inDays } from '../fixtures/days';

/** A family in two rooms: two adults with a child of seven, and an adult with a baby. */
const FAMILY = ['2-7', '1-b1'];

/** Address of the results, which contains the request, for the coming year or for the given `days` from now. */
export const packagesPath = (
  destination: string,
  name: string,
  days?: readonly [number, number],
  rooms: readonly string[] = FAMILY,
): string =>
  `/searchs/packages?${new URLSearchParams([
    ['DestinationID', destination],
    ['Destination', name],
    ...(days
      ? [
          ['DateBegin', inDays(days[0])],
          ['DateEnd', inDays(days[1])],
        ]
      : []),
    ...rooms.map((room) => ['room', room]),
  ])}`;

interface Born {
  first: string;
  age: number;
}
/** Locators of the home, results, detail and checkout of packages. */
export class PackagesPage {
  constructor(readonly page: Page) {}
  readonly destination = () => this.page.getByRole('button', { name: /^Destino/ });
  readonly when = () => this.page.getByRole('button', { name: /^Cuándo/ });
  readonly months = () =>
    this.page.getByRole('list', { name: 'Meses de salida' }).getByRole('button');
  readonly submit = () => this.page.getByRole('button', { name: 'Buscar', exact: true });
  readonly cards = () => this.page.getByRole('article');
  readonly firstCard = () => this.cards().first();
  readonly list = () => this.page.getByRole('list', { name: 'Paquetes encontrados' });
  readonly withFlights = () => this.page.getByRole('checkbox', { name: /^Con vuelos incluidos/ });
  /** The name of the package. On a phone it is the only link of the card. */
  readonly open = (card: Locator) => card.getByRole('heading').getByRole('link');
  readonly price = () => this.page.getByRole('complementary', { name: 'Tu precio' });
  readonly total = () => this.price().getByRole('strong').first();
  /** Elements that are dimmed until the new list or price arrives. */
  readonly changing = () => this.page.locator('main [aria-busy="true"]');
  readonly hotel = (name: RegExp) => this.page.getByRole('radio', { name });
  readonly reserve = () => this.price().getByRole('link', { name: 'Reservar' });
  readonly pay = () => this.page.getByRole('button', { name: /^Continuar a extras/ });
  /** The button of the form, which names the amount to pay today. */
  readonly due = () => this.pay();
  readonly deposit = () => this.page.getByRole('radio', { name: /^Reservar con/ });
  readonly section = (name: string) => this.page.getByRole('region', { name });
  readonly buyer = () => this.section('Quién reserva');
  readonly traveller = (room: number, name: string) =>
    this.page
      .getByRole('group', { name: new RegExp(`^Habitación ${room},`) })
      .getByRole('group', { name });

  private async fillDate(place: Locator, [year, month, day]: readonly number[]): Promise<void> {
    await place.getByLabel('Día').fill(String(day));
    await place.getByLabel('Mes').selectOption({ index: month });
    await place.getByLabel('Año').fill(String(year));
  }
  /** Fills the form of a person who has that age on the departure in the address. */
  private async fillPerson(place: Locator, { first, age }: Born): Promise<void> {
    const departure = new URL(this.page.url()).searchParams.get('departure') ?? '';
    const [year = 0, month = 0] = departure.split('-').map(Number);
    await place.getByLabel('Nombre').fill(first);
    await place.getByLabel('Apellido').fill('Gómez');
    await place.getByLabel('Género').selectOption({ label: 'Femenino' });
    const birth = place.getByRole('group', { name: 'Fecha de nacimiento' });
    await this.fillDate(birth, [year - age, month, 1]);
  }
  private async fillExpiry(place: Locator): Promise<void> {
    const expiry = place.getByRole('group', { name: 'Vencimiento del pasaporte' });
    await this.fillDate(expiry, [2040, 6, 15]);
  }
  /** Fills the buyer's fields, and accepts the terms. */
  private async fillBuyer(
    first: string,
    age: number,
    [type, number]: [type: string, number: string],
  ): Promise<void> {
    const buyer = this.buyer();
    await this.fillPerson(buyer, { first, age });
    await buyer.getByLabel('Correo electrónico').fill('ana@tiquete.test');
    await buyer.getByRole('textbox', { name: 'Teléfono' }).fill('3001234567');
    await buyer.getByLabel('Tipo de documento').selectOption({ label: type });
    await buyer.getByLabel('Número de documento').fill(number);
    await this.page.getByRole('checkbox', { name: /términos y condiciones/ }).check();
    await this.page.getByRole('checkbox', { name: /tratamiento de mis datos/ }).check();
  }
  /** Fills the form of a person who travels alone within the country. */
  fillAlone = (first: string, document: string): Promise<void> =>
    this.fillBuyer(first, 40, ['Cédula de Ciudadanía', document]);
  /**
   * Fills the form of the family, whose first adult is the buyer. Retries use other documents, because the same people would
   * trigger the duplicate check.
   */
  async fillFamily(retry: number): Promise<void> {
    await this.fillBuyer('Ana', 40, ['Pasaporte', `AB10000${retry}`]);
    await this.fillExpiry(this.traveller(1, 'Adulto 1'));
    const others: [Locator, string, number][] = [
      [this.traveller(1, 'Adulto 2'), 'Luis', 42],
      [this.traveller(1, 'Niño de 7 años'), 'Sol', 7],
      [this.traveller(2, 'Adulto 1'), 'Rosa', 68],
      [this.traveller(2, 'Infante'), 'Teo', 1],
    ];
    for (const [index, [place, first, age]] of others.entries()) {
      await this.fillPerson(place, { first, age });
      await place.getByLabel('Número de documento').fill(`AB20${retry}00${index}`);
      await this.fillExpiry(place);
    }
  }
}
