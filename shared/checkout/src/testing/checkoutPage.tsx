import type { ReactElement, ReactNode } from 'react';
import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import type { Session } from '@tiquete/contracts';
import { selectLoadingLabel, SessionProvider, useSelector } from '@tiquete/platform';
import { stubSession, type ApiAnswers, type RemoteRenderOptions } from '@tiquete/testing';
import { LoadingOverlay } from '@tiquete/ui';

/**
 * Skips the check of visibility by style, which takes seconds with two hundred countries in a list. Allows long waits,
 * because two cores are slow.
 */
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

export interface CheckoutRenderOptions extends RemoteRenderOptions {
  session?: Session | null;
}
interface Rendered {
  api: { requests: { key: string; input: { body?: unknown; idempotencyKey?: string } }[] };
}
/**
 * Renders a checkout page inside a session and below the shell's overlay. `render` is the remote's function, `answers` are
 * the api's answers during a sale. `left` has the addresses to which the browser was sent.
 */
export function renderCheckoutPage<R extends Rendered>(
  render: (page: ReactElement, options: RemoteRenderOptions) => R,
  page: (goTo: (url: string) => void) => ReactNode,
  answers: ApiAnswers,
  { session = null, ...options }: CheckoutRenderOptions,
) {
  stubSession(session);
  const left: string[] = [];
  const around = (
    <SessionProvider>
      {page((url) => left.push(url))}
      <Overlay />
    </SessionProvider>
  );
  const rendered = render(around, { ...options, answers: { ...answers, ...options.answers } });
  const requests = (key: string): R['api']['requests'] =>
    rendered.api.requests.filter((call) => call.key === key);
  const bodies = (key: string) => requests(key).map(({ input }) => input.body);
  return { ...rendered, requests, bodies, left };
}
/** The shell's overlay over every page. */
function Overlay() {
  const label = useSelector(selectLoadingLabel);
  return <LoadingOverlay open={label !== null} label={label ?? ''} />;
}
/** Types a value. This and the next helpers wait for the validation, which is asynchronous. */
export const change = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
export const typeIn = (label: string | RegExp, value: string) =>
  change(screen.getByLabelText(label), value);
export const leave = (label: string | RegExp) =>
  act(async () => void fireEvent.blur(screen.getByLabelText(label)));
export const press = (target: HTMLElement) => act(async () => void fireEvent.click(target));
export const tick = (name: string | RegExp) => press(screen.getByRole('checkbox', { name }));
/** A section of the form, by its heading. */
export const section = (name: string | RegExp) => screen.findByRole('region', { name });
export async function fill(place: HTMLElement, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await change(within(place).getByLabelText(label), value);
}
export async function acceptPolicies() {
  await tick(/Leí y acepto/);
  await tick(/^Autorizo/);
}
export const payButton = () =>
  screen.getByRole('button', { name: /^(Continuar a extras|Ir a pagar)/ });

/** Names and contact of a buyer: labels and values of the fields. */
const aContact: Record<string, string> = {
  Nombre: 'Ana María',
  Apellido: 'Pérez',
  'Correo electrónico': 'ana@correo.com',
  Teléfono: '300 123 45 67',
};
/** An adult buyer: labels and values of the fields. */
export const aBuyer: Record<string, string> = {
  ...aContact,
  'Tipo de documento': '4',
  'Número de documento': '1.020.304.321',
  Día: '5',
  Mes: '3',
  Año: '1990',
  Género: '49',
};
/** Fills the buyer's section, the first one with such fields. */
export const fillBuyer = (changes: Record<string, string> = {}) =>
  fillFirst({ ...aBuyer, ...changes });
/** Fills the section of a buyer of whom the sale needs names and contact only. */
export const fillContact = () => fillFirst(aContact);

async function fillFirst(fields: Record<string, string>) {
  await screen.findByLabelText('Correo electrónico');
  for (const [label, value] of Object.entries(fields)) {
    const [field] = screen.getAllByLabelText(label);
    if (field) await change(field, value);
  }
}
