import { createElement } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { visitStorage } from '../persistence/visit';
import { getSession } from './authClient';
import { SessionProvider, useRequiredSession, useSession } from './SessionProvider';

const ana = {
  user: { name: 'Ana', email: 'ana@tiquete.test', image: null },
  expires: '2027-01-01T00:00:00.000Z',
};
let answer: unknown = {};
const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  // Only the network is replaced: each test sets the server's response.
  globalThis.fetch = (async (url: string) => {
    requests.push(url);
    if (answer instanceof Error) throw answer;
    return { ok: true, json: async () => answer };
  }) as unknown as typeof fetch;
});

function Status() {
  const { status, session } = useSession();
  return createElement('p', null, `${status} ${session?.user.name ?? ''}`);
}
const show = (pollSeconds = 0) =>
  render(createElement(SessionProvider, { pollSeconds, children: createElement(Status) }));

it('is loading, then authenticated with the user', async () => {
  answer = ana;
  show();
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('authenticated Ana')).toBeInTheDocument();
});

it('follows a sign-out in another tab', async () => {
  answer = ana;
  show();
  await screen.findByText('authenticated Ana');
  answer = {};
  act(() => {
    const newValue = JSON.stringify({
      event: 'session',
      data: { trigger: 'signout' },
      timestamp: 1,
    });
    window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue }));
  });
  expect(await screen.findByText('unauthenticated')).toBeInTheDocument();
});

it('removes typed values when another tab signs out', async () => {
  answer = ana;
  show();
  await screen.findByText('authenticated Ana');
  await visitStorage('tiquete').setItem('draft', 'Ana');
  const newValue = JSON.stringify({ event: 'session', data: { trigger: 'signout' }, timestamp: 1 });
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue })),
  );
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
});

it('loads the session again when the tab becomes visible', async () => {
  answer = {};
  show();
  await screen.findByText('unauthenticated');
  answer = ana;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('authenticated Ana')).toBeInTheDocument();
});

it('polls while signed in, when configured', async () => {
  jest.useFakeTimers();
  answer = ana;
  show(30);
  await act(() => jest.advanceTimersByTimeAsync(0));
  for (let poll = 0; poll < 3; poll += 1) await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(requests.length).toBe(4);
  jest.useRealTimers();
});

it('is signed out, and logs CLIENT_FETCH_ERROR, when the server cannot be reached', async () => {
  const sent: string[] = [];
  navigator.sendBeacon = (url, body) => (sent.push(`${String(url)} ${String(body)}`), true);
  answer = new Error('offline');
  show();
  expect(await screen.findByText('unauthenticated')).toBeInTheDocument();
  expect(sent.join()).toContain('CLIENT_FETCH_ERROR');
});

describe('when the server cannot be reached for a while', () => {
  const sent: string[] = [];
  const becomeVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  beforeEach(() => {
    sent.length = 0;
    navigator.sendBeacon = (_, body) => (sent.push(String(body)), true);
  });
  afterEach(() => void jest.useRealTimers());

  it('stays signed in, logs CLIENT_FETCH_ERROR and CLIENT_SESSION_ERROR, and retries by itself', async () => {
    jest.useFakeTimers();
    answer = ana;
    show();
    await act(() => jest.advanceTimersByTimeAsync(0));
    answer = new Error('offline');
    becomeVisible();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('authenticated Ana')).toBeInTheDocument();
    expect(sent.join()).toContain('CLIENT_FETCH_ERROR');
    expect(sent.join()).toContain('CLIENT_SESSION_ERROR');
    answer = { ...ana, user: { ...ana.user, name: 'Ana María' } };
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('authenticated Ana María')).toBeInTheDocument();
  });

  it('is signed out after a sign-out in another tab during the outage', async () => {
    answer = ana;
    show();
    await screen.findByText('authenticated Ana');
    answer = new Error('offline');
    const newValue = JSON.stringify({
      event: 'session',
      data: { trigger: 'signout' },
      timestamp: 1,
    });
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: 'nextauth.message', newValue }),
        ),
    );
    expect(await screen.findByText('unauthenticated')).toBeInTheDocument();
  });

  it('retries for a traveller whose session is not known yet', async () => {
    jest.useFakeTimers();
    answer = new Error('offline');
    show();
    await act(() => jest.advanceTimersByTimeAsync(0));
    answer = ana;
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('authenticated Ana')).toBeInTheDocument();
  });

  it('makes getSession return null and log CLIENT_FETCH_ERROR', async () => {
    answer = new Error('offline');
    expect(await getSession()).toBeNull();
    expect(sent.join()).toContain('CLIENT_FETCH_ERROR');
    expect(sent.join()).not.toContain('CLIENT_SESSION_ERROR');
  });
});

it('sends a page that needs a session to sign-in with SessionRequired and the return address', async () => {
  answer = {};
  const went: string[] = [];
  const navigate = (url: string) => void went.push(url);
  function Private() {
    useRequiredSession(navigate);
    return null;
  }
  render(createElement(SessionProvider, { children: createElement(Private) }));
  await waitFor(() =>
    expect(went).toEqual([
      '/api/auth/signin?error=SessionRequired&callbackUrl=http%3A%2F%2Flocalhost%3A3000%2F',
    ]),
  );
});
