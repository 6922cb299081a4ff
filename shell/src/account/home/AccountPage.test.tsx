import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { openAccount } from '../testing/openAccount';

it('lists its sections, each with its own address', async () => {
  const user = userEvent.setup();
  const { container } = await openAccount('none');
  const nav = within(await screen.findByRole('navigation', { name: 'Secciones de tu cuenta' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['profile', 'access', 'travelers', 'sessions', 'data'].map(
      (section) => `/account?section=${section}`,
    ),
  );
  await expectNoAxeViolations(container);
  await user.click(nav.getByRole('link', { name: /Tus datos/ }));
  expect(await screen.findByRole('heading', { name: 'Tus datos' })).toHaveFocus();
});
