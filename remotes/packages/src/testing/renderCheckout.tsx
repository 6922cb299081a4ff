import { act, fireEvent, screen, within } from '@testing-library/react';
import type { PackageDetail, PackagePrebookingBody } from '@tiquete/contracts';
import { SessionProvider } from '@tiquete/platform';
import type { RemoteRenderOptions } from '@tiquete/testing';
import { Page } from '../checkout/Page';
import { aDeparture } from './builders';
import { aBooking, aCheckoutUrl, aPayment, aPrebooking, noExtras } from './checkoutBuilders';
import { aQuote } from './detailBuilders';
import { renderPackages } from './renderPackages';

/** The checkout with an api that sells, unless told otherwise; `left` is where the browser was sent. */
export function renderCheckout(
  { answers = {}, route = aCheckoutUrl, ...options }: RemoteRenderOptions = {},
  changes: Partial<PackageDetail> = {},
) {
  // The session's own calls go over the network, which is the one thing outside.
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    json: async () => ({}),
  })) as unknown as typeof fetch;
  const left: string[] = [];
  const sold: RemoteRenderOptions['answers'] = {
    'POST packages/searches': () => aQuote(changes),
    'POST packages/prebookings': () => aPrebooking,
    'POST optionals/searchs': () => noExtras,
    'POST payments': () => ({ data: aPayment }),
    'GET payments/:reference': () => ({ data: aPayment }),
    'GET bookings/:id': () => ({ data: aBooking }),
    ...answers,
  };
  const page = (
    <SessionProvider>
      <Page goTo={(url) => left.push(url)} />
    </SessionProvider>
  );
  const rendered = renderPackages(page, { route, answers: sold, ...options });
  const asked = (key: string) => rendered.api.asked.filter((call) => call.key === key);
  const bodies = () =>
    asked('POST packages/prebookings').map(({ input }) => input.body as PackagePrebookingBody);
  return { ...rendered, asked, bodies, left };
}
const change = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
export const press = (target: HTMLElement) => act(async () => void fireEvent.click(target));
/** What is typed is checked a moment later; each of these waits for it. */
export async function fill(place: HTMLElement, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await change(within(place).getByLabelText(label), value);
}
export const section = (name: string | RegExp) => screen.findByRole('region', { name });
/** A traveller of a room. */
export const traveller = async (room: RegExp, name: string) =>
  within(await screen.findByRole('group', { name: room })).getByRole('group', { name });
/** A birth date that gives that age on the day of departure: a day before it, so many years ago. */
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
/** Day, month and year of the group of that name within a place. */
export const expires = async (place: HTMLElement, year: string) =>
  fill(within(place).getByRole('group', { name: 'Vencimiento del pasaporte' }), {
    Día: '15',
    Mes: '6',
    Año: year,
  });
/** Fills what the form of a family in two rooms asks for; the buyer is its first adult. */
export async function fillCheckout() {
  await fill(await section('Quién reserva'), {
    Nombre: 'Ana',
    Apellido: 'Pérez',
    'Correo electrónico': 'ana@correo.com',
    Teléfono: '300 123 45 67',
    'Tipo de documento': '4',
    'Número de documento': '52.304.321',
    Género: '49',
    ...bornFor(40),
  });
  const ana = await traveller(/^Habitación 1/, 'Adulto 1');
  await fill(ana, { 'Número de documento': 'AB100001' });
  await expires(ana, '2040');
  const others: [RegExp, string, string, number][] = [
    [/^Habitación 1/, 'Adulto 2', 'Luis', 42],
    [/^Habitación 1/, 'Niño de 7 años', 'Sol', 7],
    [/^Habitación 2/, 'Adulto 1', 'Rosa', 68],
    [/^Habitación 2/, 'Bebé', 'Teo', 1],
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
export async function acceptPolicies() {
  await press(screen.getByRole('checkbox', { name: /Leí y acepto/ }));
  await press(screen.getByRole('checkbox', { name: /^Autorizo el tratamiento/ }));
}
export const payButton = () => screen.getByRole('button', { name: /^Reservar y pagar/ });
