import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { useIsHydrated } from './useIsHydrated';

const seen: boolean[] = [];
function Part() {
  const isHydrated = useIsHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? 'browser' : 'server'}</p>;
}
beforeEach(() => void seen.splice(0));

it('is false on the server and while the browser hydrates, and true afterwards', async () => {
  const html = renderToString(<Part />);
  expect(html).toBe('<p>server</p>');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const mismatches: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(root, <Part />, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(root).toHaveTextContent('browser');
  expect(seen.slice(0, 2)).toEqual([false, false]);
  expect(mismatches).toEqual([]);
  act(() => hydrated.unmount());
});
it('is true at once in a part that only the browser renders', () => {
  render(<Part />);
  expect(screen.getByText('browser')).toBeVisible();
  expect(seen).not.toContain(false);
});
