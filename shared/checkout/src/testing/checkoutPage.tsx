import type { ReactElement, ReactNode } from 'react';
import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import type { Session } from '@tiquete/contracts';
import { selectLoadingLabel, SessionProvider, useSelector } from '@tiquete/platform';
import { stubSession, type ApiAnswers, type RemoteRenderOptions } from '@tiquete/testing';
import { LoadingOverlay } from '@tiquete/ui';

/** Two hundred countries in a list make the check of what is hidden by style cost seconds; two cores make waiting long. */
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

export interface CheckoutRenderOptions extends RemoteRenderOptions {
  session?: Session | null;
}
interface Rendered {
  api: { asked: { key: string; input: { body?: unknown; idempotencyKey?: string } }[] };
}
/**
 * A page of a checkout inside the session and below the shell's overlay; `render` is the remote's own, `answers` are those of
 * an api that sells. `left` is where the browser was sent.
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
  const asked = (key: string): R['api']['asked'] =>
    rendered.api.asked.filter((call) => call.key === key);
  const bodies = (key: string) => asked(key).map(({ input }) => input.body);
  return { ...rendered, asked, bodies, left };
}
/** The shell's, over every page. */
function Overlay() {
  const label = useSelector(selectLoadingLabel);
  return <LoadingOverlay open={label !== null} label={label ?? ''} />;
}
/** What is typed is checked a moment later; each of these waits for it. */
export const change = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
export const typeIn = (label: string | RegExp, value: string) =>
  change(screen.getByLabelText(label), value);
export const leave = (label: string | RegExp) =>
  act(async () => void fireEvent.blur(screen.getByLabelText(label)));
export const press = (target: HTMLElement) => act(async () => void fireEvent.click(target));
export const tick = (name: string | RegExp) => press(screen.getByRole('checkbox', { name }));
/** A part of the form, by its heading. */
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
  screen.getByRole('button', { name: /^(Continuar$|Comprar y pagar)/ });

/** Who buys, as an adult types it; labels and values. */
export const aBuyer: Record<string, string> = {
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
/** Fills who buys, whose section is the first with such fields. */
export async function fillBuyer(changes: Record<string, string> = {}) {
  await screen.findByLabelText('Correo electrónico');
  for (const [label, value] of Object.entries({ ...aBuyer, ...changes })) {
    const [field] = screen.getAllByLabelText(label);
    if (field) await change(field, value);
  }
}
