import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderRemote } from '@tiquete/testing';
import { es } from '../messages/es';
import { «name»Saga } from '../state/saga';
import { «name»Slice } from '../state/slice';
import { Page } from './Page';

const render = () =>
  renderRemote({ id: '«id»', slice: «name»Slice, saga: «name»Saga, messages: es }, <Page />);

it('remembers who is interested, and says so', async () => {
  const user = userEvent.setup();
  const { store } = render();
  await user.click(screen.getByRole('button', { name: 'Me interesa' }));
  expect(screen.getByRole('button', { name: 'Ya no me interesa' })).toBeVisible();
  expect(store.getState().notices).toMatchObject([{ text: es.home.followed }]);
  await user.click(screen.getByRole('button', { name: 'Ya no me interesa' }));
  expect(screen.getByRole('button', { name: 'Me interesa' })).toBeVisible();
});

it('can be used by everybody', async () => {
  const { container } = render();
  await expectNoAxeViolations(container);
});
