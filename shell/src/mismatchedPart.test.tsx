import { act } from '@testing-library/react';
import type { ErrorInfo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { mismatchedPart } from './mismatchedPart';
import { aRemote } from './testing/builders';

function Frame({ tab, title }: { tab: string; title: string }) {
  return (
    <div>
      <nav>{tab}</nav>
      <main>
        <Page title={title} />
      </main>
    </div>
  );
}
const Page = ({ title }: { title: string }) => <h1>{title}</h1>;

/** The part to which a mismatch of this frame is attributed. The server has rendered `Vuelos` in it twice. */
async function mismatchOf(frame: { tab: string; title: string }, release: string | null) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<div><nav>Vuelos</nav><main><h1>Vuelos</h1></main></div>';
  const parts: object[] = [];
  const onRecoverableError = (_: unknown, { componentStack }: ErrorInfo) =>
    void parts.push(mismatchedPart(componentStack ?? '', { release }, [aRemote()]));
  const hydrated = await act(async () =>
    hydrateRoot(root, <Frame {...frame} />, { onRecoverableError }),
  );
  act(() => hydrated.unmount());
  return parts;
}

it('attributes a mismatch of the page to its remote', async () => {
  expect(await mismatchOf({ tab: 'Vuelos', title: 'Hoteles' }, 'hotels_r1')).toEqual([
    { module: 'hotels', release: 'hotels_r1' },
  ]);
});
it('attributes a mismatch of the frame to the shell', async () => {
  expect(await mismatchOf({ tab: 'Hoteles', title: 'Vuelos' }, 'hotels_r1')).toEqual([
    { module: 'shell' },
  ]);
});
it("attributes a mismatch of the shell's own page to the shell", async () => {
  expect(await mismatchOf({ tab: 'Vuelos', title: 'Hoteles' }, null)).toEqual([
    { module: 'shell' },
  ]);
});
it.each([
  ['Firefox and Safari', 'h1@unknown:0:0\nX@http://t.test/c.js:1:2\nmain@unknown:0:0'],
  ['Chromium', '\n    at h1 (<anonymous>)\n    at X (c.js:1:2)\n    at main (<anonymous>)'],
])('reads the stack of %s', (_, stack) => {
  const { module } = mismatchedPart(stack, { release: 'hotels_r1' }, [aRemote()]);
  expect(module).toBe('hotels');
});
