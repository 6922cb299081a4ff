import { act, fireEvent, screen, within } from '@testing-library/react';
import type { AssistancePrebookingBody } from '@tiquete/contracts';
import { addDays, SessionProvider } from '@tiquete/platform';
import type { RemoteRenderOptions } from '@tiquete/testing';
import { Page } from '../checkout/Page';
import { aPlan, aQuery, aResult } from './builders';
import { aBooking, aCheckoutUrl, aPayment, aPrebooking, noExtras } from './checkoutBuilders';
import { renderAssistance } from './renderAssistance';

/** The checkout with an api that sells, unless told otherwise; `left` is where the browser was sent. */
export function renderCheckout({
  answers = {},
  route = aCheckoutUrl,
  ...options
}: RemoteRenderOptions = {}) {
  // The session's own calls go over the network, which is the one thing outside.
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    json: async () => ({}),
  })) as unknown as typeof fetch;
  const left: string[] = [];
  const sold: RemoteRenderOptions['answers'] = {
    'POST asisstances/searchs': () => aResult([aPlan]),
    'POST asisstances/prebookings': () => aPrebooking,
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
  const rendered = renderAssistance(page, { route, answers: sold, ...options });
  const asked = (key: string) => rendered.api.asked.filter((call) => call.key === key);
  const bodies = () =>
    asked('POST asisstances/prebookings').map(
      ({ input }) => input.body as AssistancePrebookingBody,
    );
  return { ...rendered, asked, bodies, left };
}
const change = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
export const press = (target: HTMLElement) => act(async () => void fireEvent.click(target));
export const tick = (name: string | RegExp) => press(screen.getByRole('checkbox', { name }));
/** What is typed is checked a moment later; each of these waits for it. */
export async function fill(place: HTMLElement, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await change(within(place).getByLabelText(label), value);
}
export const section = (name: string | RegExp) => screen.findByRole('region', { name });
export const person = (name: RegExp) => screen.findByRole('group', { name });
/** A birth date that gives that age on the first day of the cover. */
export function bornFor(age: number): { Día: string; Mes: string; Año: string } {
  const [year = '', month = '', day = ''] = addDays(aQuery.checkin, -40).split('-');
  return { Día: String(Number(day)), Mes: String(Number(month)), Año: String(Number(year) - age) };
}
/** Fills what the form of a senior who buys, an adult and a child asks for. */
export async function fillCheckout() {
  await fill(await section('Quién compra'), {
    Nombre: 'Rosa',
    Apellido: 'Pérez',
    'Correo electrónico': 'rosa@correo.com',
    Teléfono: '300 123 45 67',
    'Tipo de documento': '4',
    'Número de documento': '20.304.321',
    Género: '49',
    ...bornFor(72),
  });
  await fill(await person(/^Persona 1: 72 años/), { 'Número de documento': 'AB777777' });
  await fill(await person(/^Persona 2: 35 años/), {
    Nombre: 'Luis',
    Apellido: 'Gómez',
    'Tipo de documento': '5',
    'Número de documento': 'AB123456',
    ...bornFor(35),
  });
  await fill(await person(/^Persona 3: 7 años/), {
    Nombre: 'Sol',
    Apellido: 'Gómez',
    'Tipo de documento': '5',
    'Número de documento': 'AB654321',
    ...bornFor(7),
  });
  await fill(await section('Contacto de emergencia'), {
    'Nombre completo': 'Marta Díaz',
    'Correo del contacto': 'marta@correo.com',
    'Teléfono del contacto': '300 765 43 21',
  });
}
export async function acceptPolicies() {
  await tick(/Leí y acepto/);
  await tick(/^Autorizo el tratamiento/);
}
export const payButton = () => screen.getByRole('button', { name: /^Comprar y pagar/ });
