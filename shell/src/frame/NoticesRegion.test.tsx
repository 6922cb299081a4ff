import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@tiquete/platform';
import { renderWithBrand } from '@tiquete/testing';
import { es } from '../messages/es';
import { loadDocument } from '../session/loadDocument';
import { NoticesRegion } from './NoticesRegion';

jest.mock('../session/loadDocument', () => ({ loadDocument: jest.fn() }));

it('reloads the page at its address when a part of it has stopped', async () => {
  const user = userEvent.setup();
  const { store } = renderWithBrand(<NoticesRegion />, {
    route: '/searchs/hotels?a=1',
    messages: { shell: es },
  });
  const stopped = notify({ kind: 'error', text: es.page.stopped, action: 'reload' });
  act(() => void store.dispatch(stopped));
  expect(await screen.findByRole('alert')).toHaveTextContent(es.page.stopped);
  await user.click(screen.getByRole('button', { name: 'Recargar la página' }));
  expect(loadDocument).toHaveBeenCalledWith('/searchs/hotels?a=1');
});
