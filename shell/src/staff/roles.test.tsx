import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aDescriptorWith, aRemote, exposing, fakeFederation } from '../testing/builders';
import { aSession, authServer } from '../testing/fakeServer';
import { renderShell } from '../testing/renderShell';
import { loadDocument } from '../session/loadDocument';

jest.mock('../session/loadDocument', () => ({ loadDocument: jest.fn() }));
const anOperator = { ...aSession, user: { ...aSession.user, role: 'operator' } };
const descriptor = aDescriptorWith({
  id: 'console',
  tab: undefined,
  slots: {},
  menu: [{ id: 'CONSOLE', label: 'Consola', path: '/console', order: 9, role: 'operator' }],
  routes: [
    {
      path: '/console',
      page: 'home',
      title: 'Consola',
      description: 'Consola',
      index: false,
      role: 'operator',
    },
  ],
});
const boot = {
  role: 'operator' as const,
  remotes: [aRemote({ id: 'console', release: 'console_r1', descriptor, fallback: null })],
};
const federation = () => fakeFederation({ console_r1: exposing('console_r1', { descriptor }) });
const isDone = () => waitFor(() => expect(loadDocument).toHaveBeenCalled());

it('shows an operator the page and its menu entry', async () => {
  const user = userEvent.setup();
  authServer({ isSignedIn: true, session: anOperator });
  await renderShell({ route: '/console', boot, federation: federation() });
  expect(await screen.findByRole('heading', { name: 'Inicio de console_r1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Ana Ruiz/ }));
  expect(
    within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Consola' }),
  ).toBeVisible();
});

it.each([
  ['a traveller', true],
  ['a guest', false],
])('shows %s the page of an unknown address', async (_, isSignedIn) => {
  authServer({ isSignedIn });
  const remotes = federation();
  await renderShell({ route: '/console', boot, federation: remotes });
  expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  expect(remotes.requests).toEqual([]);
});

describe('a session that ends', () => {
  afterEach(() => void jest.useRealTimers());

  /** The console, after a session of two minutes that was not prolonged. */
  async function openEnded() {
    jest.useFakeTimers({ advanceTimers: true });
    const expires = new Date(Date.now() + 120_000).toISOString();
    const session = { ...anOperator, expires };
    authServer({ isSignedIn: true, session });
    const shell = await renderShell({ route: '/console', boot, federation: federation() });
    const page = await screen.findByRole('heading', { name: 'Inicio de console_r1' });
    await fetch('/api/auth/signout', { method: 'POST' });
    await act(() => jest.advanceTimersByTimeAsync(125_000));
    return { ...shell, page, session };
  }
  async function signInAgain() {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(
      screen.getByRole('textbox', { name: 'Correo electrónico' }),
      'ana@tiquete.test',
    );
    await user.type(screen.getByLabelText('Contraseña'), 'una clave larga{Enter}');
  }

  it('is explained, and signing in again shows the same page as before', async () => {
    const { container, page, address } = await openEnded();
    expect(screen.getByRole('heading', { name: 'Tu sesión de trabajo terminó' })).toHaveFocus();
    expect(page).not.toBeVisible();
    expect(screen.queryByText('No encontramos esta página')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    await signInAgain();
    await waitFor(() => expect(page).toBeVisible());
    expect(screen.queryByRole('heading', { name: /terminó/ })).not.toBeInTheDocument();
    expect(address()).toBe('/console');
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('never shows the page to another person', async () => {
    const { page, session } = await openEnded();
    session.user = { ...session.user, name: 'Eva Gil', email: 'eva@tiquete.test' };
    await signInAgain();
    await isDone();
    expect(loadDocument).toHaveBeenCalledWith('/console');
    expect(page).not.toBeInTheDocument();
  });
});

it('loads a new document when a person with another role signs in', async () => {
  const user = userEvent.setup();
  authServer({ session: anOperator });
  await renderShell({ route: '/login?callbackUrl=%2Fconsole' });
  await user.type(
    await screen.findByRole('textbox', { name: 'Correo electrónico' }),
    'ana@tiquete.test',
  );
  await user.type(screen.getByLabelText('Contraseña'), 'una clave larga');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await isDone();
  expect(loadDocument).toHaveBeenCalledWith('/console');
});

it('removes the operator’s data from the page when the operator signs out', async () => {
  const user = userEvent.setup();
  authServer({ isSignedIn: true, session: anOperator });
  await renderShell({ route: '/console', boot, federation: federation() });
  await user.click(await screen.findByRole('button', { name: /Ana Ruiz/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cerrar Sesión' }));
  await isDone();
  expect(loadDocument).toHaveBeenCalledWith('/');
});
