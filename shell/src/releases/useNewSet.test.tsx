import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDescriptor } from '@tiquete/testing';
import { loadDocument } from '../session/loadDocument';
import { aDescriptorWith, aRemote, exposing, fakeFederation } from '../testing/builders';
import { authServer } from '../testing/fakeServer';
import { renderShell } from '../testing/renderShell';

jest.mock('../session/loadDocument', () => ({ loadDocument: jest.fn() }));

const NEWER = /Hay una versión nueva de esta página/;
const MINUTE = 60_000;
const checkout = { ...aDescriptor.routes[0]!, path: '/checkout/hotel', page: 'results' };
const descriptor = aDescriptorWith({ routes: [...aDescriptor.routes, checkout] });
const boot = {
  set: 'set_000000000000',
  remotes: [aRemote({ descriptor, fallback: null })],
};
const federation = () => fakeFederation({ hotels_r1: exposing('hotels_r1', { descriptor }) });
let set = boot.set;
let now = Date.now();
let answers = 0;
const open = async (route: string) => {
  authServer({
    answers: {
      'GET /api/releases/set': () => {
        answers += 1;
        return { body: { data: { set } } };
      },
    },
  });
  await renderShell({ route, boot, federation: federation() });
  await screen.findByRole('heading', { level: 1 });
};
const comeBackAfter = async (milliseconds: number) => {
  now += milliseconds;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  set = boot.set;
  answers = 0;
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.mocked(loadDocument).mockReset());

it('shows once that there is a newer version, and loads it where a tab begins', async () => {
  const user = userEvent.setup();
  await open('/searchs/hotels');
  set = 'set_111111111111';
  await comeBackAfter(6 * MINUTE);
  expect(await screen.findByText(NEWER)).toBeVisible();
  expect(loadDocument).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Hoteles' }));
  expect(loadDocument).toHaveBeenCalledWith('/');
});

it('shows nothing while the version is the same', async () => {
  const user = userEvent.setup();
  await open('/searchs/hotels');
  await comeBackAfter(6 * MINUTE);
  expect(answers).toBe(1);
  expect(screen.queryByText(NEWER)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Hoteles' }));
  expect(loadDocument).not.toHaveBeenCalled();
});

it('shows nothing to a traveller who is about to pay', async () => {
  await open('/checkout/hotel');
  set = 'set_111111111111';
  await comeBackAfter(6 * MINUTE);
  expect(answers).toBe(1);
  expect(screen.queryByText(NEWER)).toBeNull();
});

it('sends at most one request in five minutes, however often the traveller comes back', async () => {
  await open('/searchs/hotels');
  await comeBackAfter(4 * MINUTE);
  expect(answers).toBe(0);
  await comeBackAfter(2 * MINUTE);
  await comeBackAfter(2 * MINUTE);
  expect(answers).toBe(1);
});
