import { act, fireEvent, screen } from '@testing-library/react';
import type { HotelPrebookingBody, Session } from '@tiquete/contracts';
import { selectLoadingLabel, SessionProvider, useSelector } from '@tiquete/platform';
import { LoadingOverlay } from '@tiquete/ui';
import { Page } from '../checkout/Page';
import {
  aBooking,
  aCheckoutUrl,
  aPayment,
  aPrebooking,
  noExtras,
  someDetails,
} from './checkoutBuilders';
import { renderHotels, type HotelsRenderOptions } from './renderHotels';

export interface CheckoutRenderOptions extends HotelsRenderOptions {
  session?: Session | null;
}
/** The checkout with an api that sells, unless told otherwise; `left` is where the browser was sent. */
export function renderCheckout({
  answers = {},
  session = null,
  route = aCheckoutUrl,
  ...options
}: CheckoutRenderOptions = {}) {
  // The session's own calls go over the network, which is the one thing outside.
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    json: async () => session ?? {},
  })) as unknown as typeof fetch;
  const left: string[] = [];
  const sold: CheckoutRenderOptions['answers'] = {
    'POST hotels/details': () => someDetails(),
    'POST hotels/prebookings': () => aPrebooking,
    'POST optionals/searchs': () => noExtras,
    'POST payments': () => ({ data: aPayment }),
    'GET payments/:reference': () => ({ data: aPayment }),
    'GET bookings/:id': () => ({ data: aBooking }),
    ...answers,
  };
  const page = (
    <SessionProvider>
      <Page goTo={(url) => left.push(url)} />
      <Overlay />
    </SessionProvider>
  );
  const rendered = renderHotels(page, { route, answers: sold, ...options });
  const asked = (key: string) => rendered.api.asked.filter((call) => call.key === key);
  return { ...rendered, asked, left };
}
/** The shell's, over every page. */
function Overlay() {
  const label = useSelector(selectLoadingLabel);
  return <LoadingOverlay open={label !== null} label={label ?? ''} />;
}
export const change = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
/** What is typed is checked a moment later; each of these waits for it. */
export const typeIn = (label: string | RegExp, value: string) =>
  change(screen.getByLabelText(label), value);
export const leave = (label: string | RegExp) =>
  act(async () => void fireEvent.blur(screen.getByLabelText(label)));
export const press = (target: HTMLElement) => act(async () => void fireEvent.click(target));

/** Fills what the form of two adults in one room asks for, the buyer among them. */
export async function fillCheckout(changes: Record<string, string> = {}) {
  const fields = {
    'Correo electrónico': 'ana@correo.com',
    Teléfono: '300 123 45 67',
    'Tipo de documento': '4',
    'Número de documento': '1.020.304.321',
    Día: '5',
    Mes: '3',
    Año: '1990',
    Género: '49',
    ...changes,
  };
  await screen.findByLabelText('Correo electrónico');
  for (const [label, value] of Object.entries(fields)) await typeIn(label, value);
  const [holderName, guestName] = screen.getAllByLabelText('Nombre');
  const [holderLastname, guestLastname] = screen.getAllByLabelText('Apellido');
  const names: [HTMLElement | undefined, string][] = [
    [holderName, 'Ana María'],
    [guestName, 'Luis'],
    [holderLastname, 'Pérez'],
    [guestLastname, 'Gómez'],
  ];
  for (const [field, value] of names) if (field) await change(field, value);
}
export async function acceptPolicies() {
  for (const name of [/Leí y acepto/, /Autorizo/])
    await press(screen.getByRole('checkbox', { name }));
}
export const payButton = () => screen.getByRole('button', { name: /^Reservar y pagar/ });
export const bodies = (calls: { input: { body?: unknown } }[]) =>
  calls.map(({ input }) => input.body as HotelPrebookingBody);
