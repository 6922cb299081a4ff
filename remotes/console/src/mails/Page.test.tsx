import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredMail } from '@tiquete/contracts';
import { aProblem, expectNoAxeViolations } from '@tiquete/testing';
import { renderConsole } from '../testing/renderConsole';
import { Page } from './Page';

const aMail: StoredMail = {
  id: 'm-1',
  template: 'account.confirm',
  from: 'hola@tiquete.test',
  to: 'ana@correo.test',
  subject: 'Confirma tu correo',
  text: 'Hola, Ana',
  booking_code: null,
  created_at: '2026-11-20T15:30:00.000Z',
  sent_at: '2026-11-20T15:30:01.000Z',
};
const open = (mails: StoredMail[]) =>
  renderConsole(<Page />, '/console/mails', {
    'GET development/mails': () => ({
      data: mails,
      meta: { total: mails.length, page: 1, page_size: 20 },
    }),
  });

it('lists the e-mails and shows the chosen one without scripts', async () => {
  const user = userEvent.setup();
  const { container } = open([aMail]);
  await user.click(
    await screen.findByRole('button', { name: 'Abrir: Confirma tu correo, para ana@correo.test' }),
  );
  const frame = screen.getByTitle('Correo: Confirma tu correo');
  expect(frame).toHaveAttribute('src', '/api/development/mails/m-1/html');
  expect(frame.getAttribute('sandbox')).not.toMatch(
    /allow-(scripts|same-origin|forms|top-navigation)/,
  );
  expect(screen.getByText('Hola, Ana')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
it('shows that there is none yet', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Aún no hay correos' })).toBeInTheDocument();
});
it('shows that the mailbox does not exist in this environment', async () => {
  renderConsole(<Page />, '/console/mails', {
    'GET development/mails': () => Promise.reject(aProblem({ status: 404, code: 'NOT_FOUND' })),
  });
  expect(
    await screen.findByRole('heading', { name: 'Este buzón no está disponible' }),
  ).toBeInTheDocument();
});
