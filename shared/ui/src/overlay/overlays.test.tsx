import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../button/Button';
import { expectNoViolations, renderKit } from '../testing/renderKit';
import { Dialog } from './Dialog';
import { Menu } from './Menu';
import { Popover } from './Popover';
import { Sheet } from './Sheet';

function SignOut() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Salir</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="¿Cerrar sesión?"
        actions={<Button>Cerrar Sesión</Button>}
      >
        Vuelve cuando quieras.
      </Dialog>
    </>
  );
}
const Code = ({ isSent }: { isSent: boolean }) => (
  <Dialog open onClose={() => undefined} title="Código">
    {isSent ? 'Enviado.' : <input aria-label="Tu código" ref={(input) => input?.focus()} />}
  </Dialog>
);
it('traps the focus in a dialog and returns it on Escape', async () => {
  const { user } = renderKit(<SignOut />);
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Cerrar sesión?' });
  expect(dialog).toContainElement(screen.getByRole('button', { name: 'Cerrar Sesión' }));
  await expectNoViolations(document.body);
  await user.tab();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Salir' })).toHaveFocus();
});
it('moves the focus to the dialog when the focused field is removed', async () => {
  const { rerender } = renderKit(<Code isSent={false} />);
  await waitFor(() => expect(screen.getByLabelText('Tu código')).toHaveFocus());
  rerender(<Code isSent />);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});
it('shows filters in a sheet with a visible footer and a close button', async () => {
  const onClose = jest.fn();
  const { user } = renderKit(
    <Sheet open onClose={onClose} title="Filtros" footer={<Button>Ver 128 hoteles</Button>}>
      Estrellas
    </Sheet>,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
  expect(sheet).toHaveTextContent('Estrellas');
  expect(sheet).toContainElement(screen.getByRole('button', { name: 'Ver 128 hoteles' }));
  await expectNoViolations(document.body);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
it('closes only the upper overlay on Escape', async () => {
  // Simulates the browser: an unhandled Escape closes the newest CloseWatcher.
  const watchers: { onclose: (() => void) | null }[] = [];
  window.CloseWatcher = class {
    onclose = null;
    constructor() {
      watchers.push(this);
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1);
    }
  };
  const keys: KeyboardEvent[] = [];
  window.addEventListener('keydown', (key) => keys.push(key), { capture: true });
  const onClose = jest.fn();
  const { user } = renderKit(
    <Sheet open onClose={onClose} title="Buscar">
      <SignOut />
    </Sheet>,
  );
  await user.click(await screen.findByRole('button', { name: 'Salir' }));
  await screen.findByRole('dialog', { name: '¿Cerrar sesión?' });
  await user.keyboard('{Escape}');
  if (!keys.at(-1)?.defaultPrevented) watchers.at(-1)?.onclose?.();
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: '¿Cerrar sesión?' })).not.toBeInTheDocument(),
  );
  expect(onClose).not.toHaveBeenCalled();
  delete window.CloseWatcher;
});
it('opens a popover with an accessible name', async () => {
  const anchor = document.body.appendChild(document.createElement('button'));
  const onClose = jest.fn();
  const { user } = renderKit(
    <Popover open onClose={onClose} anchor={anchor} label="Detalle del precio">
      Impuestos incluidos
    </Popover>,
  );
  expect(await screen.findByRole('dialog', { name: 'Detalle del precio' })).toHaveTextContent(
    'Impuestos incluidos',
  );
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  anchor.remove();
});
it('lists actions and links, by pointer and by keyboard', async () => {
  const onSelect = jest.fn();
  const items = [
    { id: 'MY_BOOKINGS', label: 'Mis reservas', to: '/my_bookings' },
    { id: 'LOGOUT', label: 'Cerrar Sesión', onSelect },
  ];
  const { user } = renderKit(<Menu label="Cuenta" button="Ana" items={items} />);
  const trigger = screen.getByRole('button', { name: 'Cuenta Ana' });
  await user.click(trigger);
  expect(await screen.findByRole('menu', { name: 'Cuenta' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Mis reservas' })).toHaveAttribute(
    'href',
    '/my_bookings',
  );
  await expectNoViolations(document.body);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(trigger).toHaveFocus();
});
it('marks the current choice', async () => {
  const { user } = renderKit(
    <Menu
      label="Moneda"
      button="COP"
      items={[{ id: 'COP', label: 'Peso colombiano', selected: true }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Moneda COP' }));
  expect(
    await screen.findByRole('menuitemradio', { name: 'Peso colombiano', checked: true }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});
