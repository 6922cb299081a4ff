import { act, render, screen } from '@testing-library/react';
import { useFirstItems } from './useFirstItems';

afterEach(() => {
  globalThis.__firstItems?.remove();
  globalThis.__firstItems = undefined;
  globalThis.__focusedFirstLink = undefined;
});
/** The first items as the document shows them. */
function showInDocument() {
  const list = document.createElement('div');
  list.innerHTML = '<a href="/h?hotelCode=1">Casa</a><a href="/h?hotelCode=2">Faro</a>';
  list.addEventListener('focusin', ({ target }) => {
    globalThis.__focusedFirstLink = target as HTMLElement;
  });
  document.body.append(list);
  globalThis.__firstItems = list;
}
function Searching() {
  const { takeOver } = useFirstItems();
  return <div ref={takeOver} />;
}
const searching = <Searching />;
const ownList = (
  <ul>
    <li>
      <a href="/h?hotelCode=1">Casa</a>
    </li>
    <li>
      <a href="/h?hotelCode=2">Faro</a>
    </li>
  </ul>
);

it('keeps the focus of a link when the page takes the first items over, and when its list replaces them', async () => {
  showInDocument();
  const link = screen.getByRole('link', { name: 'Faro' });
  link.focus();
  const page = render(<main>{searching}</main>);
  expect(link).toHaveFocus();
  await act(async () => page.rerender(<main>{ownList}</main>));
  expect(screen.getByRole('link', { name: 'Faro' })).not.toBe(link);
  expect(screen.getByRole('link', { name: 'Faro' })).toHaveFocus();
});

it('leaves the focus where the visitor has moved it', async () => {
  showInDocument();
  screen.getByRole('link', { name: 'Faro' }).focus();
  const page = render(
    <>
      <button type="button">Menú</button>
      <main>{searching}</main>
    </>,
  );
  screen.getByRole('button', { name: 'Menú' }).focus();
  await act(async () =>
    page.rerender(
      <>
        <button type="button">Menú</button>
        <main>{ownList}</main>
      </>,
    ),
  );
  expect(screen.getByRole('button', { name: 'Menú' })).toHaveFocus();
});
