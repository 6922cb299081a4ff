import { screen, within } from '@testing-library/react';
import {
  fill,
  renderCheckoutPage,
  section,
  type CheckoutRenderOptions,
} from '@tiquete/checkout/testing';
import type { PackageDetail, PackagePrebookingBody } from '@tiquete/contracts';
import { Page } from '../checkout/checkout';
import { aDeparture } from './builders';
import { aBooking, aCheckoutUrl, aPayment, aPrebooking, noExtras } from './checkoutBuilders';
import { aQuote } from './detailBuilders';
import { renderPackages } from './renderPackages';

export { acceptPolicies, fill, payButton, press, section } from '@tiquete/checkout/testing';

/** Renders the checkout. Unless the options say otherwise, the api sells the package. */
export function renderCheckout(
  options: CheckoutRenderOptions = {},
  changes: Partial<PackageDetail> = {},
) {
  const rendered = renderCheckoutPage(
    renderPackages,
    (goTo) => <Page goTo={goTo} />,
    {
      'POST packages/searches': () => aQuote(changes),
      'POST packages/prebookings': () => aPrebooking,
      'POST optionals/searchs': () => noExtras,
      'POST payments': () => ({ data: aPayment }),
      'GET payments/:reference': () => ({ data: aPayment }),
      'GET bookings/:id': () => ({ data: aBooking }),
    },
    { route: aCheckoutUrl, ...options },
  );
  const bodies = () =>
    rendered.bodies('POST packages/prebookings').map((body) => body as PackagePrebookingBody);
  return { ...rendered, bodies };
}
/** The group of a traveller's fields in a room. */
export const traveller = async (room: RegExp, name: string) =>
  within(await screen.findByRole('group', { name: room })).getByRole('group', { name });
/** A birth date that gives this age on the day of departure. */
export function bornFor(age: number): { Día: string; Mes: string; Año: string } {
  const [year = '', month = ''] = aDeparture.split('-');
  return { Día: '1', Mes: String(Number(month)), Año: String(Number(year) - age) };
}
const person = (Nombre: string, age: number, passport: string) => ({
  Nombre,
  Apellido: 'Gómez',
  Género: '49',
  ...bornFor(age),
  'Número de documento': passport,
});
/** Fills the expiry of a passport with 15 June of the given year. */
export const expires = async (place: HTMLElement, year: string) =>
  fill(within(place).getByRole('group', { name: 'Vencimiento del pasaporte' }), {
    Día: '15',
    Mes: '6',
    Año: year,
  });
/** Fills the form for a family in two rooms; the buyer is its first adult. */
export async function fillCheckout() {
  await fill(await section('Quién reserva'), {
    Nombre: 'Ana',
    Apellido: 'Pérez',
    'Correo electrónico': 'ana@correo.com',
    Teléfono: '300 123 45 67',
    'Tipo de documento': '5',
    'Número de documento': 'AB100001',
    Género: '49',
    ...bornFor(40),
  });
  const ana = await traveller(/^Habitación 1/, 'Adulto 1');
  await expires(ana, '2040');
  const others: [RegExp, string, string, number][] = [
    [/^Habitación 1/, 'Adulto 2', 'Luis', 42],
    [/^Habitación 1/, 'Niño de 7 años', 'Sol', 7],
    [/^Habitación 2/, 'Adulto 1', 'Rosa', 68],
    [/^Habitación 2/, 'Infante', 'Teo', 1],
  ];
  for (const [index, [room, label, name, age]] of others.entries()) {
    const place = await traveller(room, label);
    const { Día, Mes, Año, ...rest } = person(name, age, `AB20000${index}`);
    await fill(place, rest);
    await fill(within(place).getByRole('group', { name: 'Fecha de nacimiento' }), {
      Día,
      Mes,
      Año,
    });
    await expires(place, '2040');
  }
}
