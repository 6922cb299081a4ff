import { act, fireEvent, screen } from '@testing-library/react';
import { SessionProvider } from '@tiquete/platform';
import { Page } from '../checkout/Page';
import { renderFlights, type FlightsRenderOptions } from './renderFlights';
import { aBooked, aPayment, aPrebooking, aSaleUrl, noServices } from './saleBuilders';

/** The checkout with an api that sells, unless told otherwise; `left` is where the browser was sent. */
export function renderSale({
  answers = {},
  route = aSaleUrl,
  ...options
}: FlightsRenderOptions = {}) {
  // The session's own calls go over the network, which is the one thing outside.
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    json: async () => ({}),
  })) as unknown as typeof fetch;
  const left: string[] = [];
  const sold: FlightsRenderOptions['answers'] = {
    'POST flights/prebookings': () => ({ data: aPrebooking() }),
    'POST flights/bookings': () => aBooked,
    'POST optionals/searchs': () => ({ data: noServices }),
    'POST payments': () => ({ data: aPayment }),
    ...answers,
  };
  const page = (
    <SessionProvider>
      <Page goTo={(url) => left.push(url)} />
    </SessionProvider>
  );
  const rendered = renderFlights(page, { route, answers: sold, ...options });
  const asked = (key: string) => rendered.api.asked.filter((call) => call.key === key);
  const bodies = (key: string) => asked(key).map(({ input }) => (input as { body?: unknown }).body);
  return { ...rendered, asked, bodies, left };
}
export const change = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
export const press = (target: HTMLElement) => act(async () => void fireEvent.click(target));
export const payButton = () => screen.getByRole('button', { name: /^Reservar y pagar/ });

/** Fills who buys, who travels too. */
export async function fillHolder() {
  await screen.findByLabelText('Correo electrónico');
  const holder = {
    Nombre: 'Ana María',
    Apellido: 'Pérez',
    'Correo electrónico': 'ana@correo.com',
    Teléfono: '300 123 45 67',
    'Tipo de documento': '4',
    'Número de documento': '1.020.304.321',
    Día: '5',
    Mes: '3',
    Año: '1990',
    Género: '49',
  };
  for (const [label, value] of Object.entries(holder)) {
    const [field] = screen.getAllByLabelText(label);
    if (field) await change(field, value);
  }
}
export async function acceptPolicies() {
  for (const name of [/Leí y acepto/, /Autorizo/])
    await press(screen.getByRole('checkbox', { name }));
}
