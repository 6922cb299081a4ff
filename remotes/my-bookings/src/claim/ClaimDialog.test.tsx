import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, expectNoAxeViolations, pending } from '@tiquete/testing';
import { Page } from '../list/Page';
import { aList, aSummary } from '../testing/builders';
import { renderMyBookings, type MyBookingsRenderOptions } from '../testing/renderMyBookings';

async function open(answers: MyBookingsRenderOptions['answers'] = {}) {
  const user = userEvent.setup();
  const rendered = renderMyBookings(<Page />, {
    route: '/my_bookings',
    answers: { 'GET bookings': () => aList([aSummary()]), ...answers },
  });
  await user.click(await screen.findByRole('button', { name: 'Agrega tu reserva' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agrega tu reserva' });
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
  const fill = async (name: RegExp, text: string) => {
    await user.clear(field(name));
    if (text) await user.paste(text);
  };
  const add = () => user.click(within(dialog).getByRole('button', { name: 'Agregar reserva' }));
  const calls = () =>
    rendered.requests
      .filter(({ key }) => key === 'POST bookings/claims')
      .map(({ input }) => input.body);
  return { ...rendered, user, dialog, field, fill, add, calls };
}

it('adds a booking by its code and e-mail, and opens it', async () => {
  const { user, field, fill, add, calls, address, baseElement } = await open({
    'POST bookings/claims': () => ({ data: { id: 'b-9', code: 'TQ7K2M9XPALB', sent_to: null } }),
  });
  expect(field(/Correo/)).toHaveValue('ana@correo.test');
  await expectNoAxeViolations(baseElement);
  await user.type(field(/Código/), ' tq7k 2m9x palb ');
  await fill(/Correo/, 'compras@correo.test');
  await add();
  await waitFor(() => expect(address()).toBe('/my_bookings/detail?id=b-9'));
  expect(calls()).toEqual([{ code: 'tq7k 2m9x palb', email: 'compras@correo.test' }]);
});

it('shows where a mail was sent when the booking has another e-mail than the account', async () => {
  const { user, fill, add, address, baseElement } = await open({
    'POST bookings/claims': () => ({
      data: { id: null, code: 'TQ7K2M9XPALB', sent_to: 'co***@correo.test' },
    }),
  });
  const before = address();
  await fill(/Código/, 'TQ7K2M9XPALB');
  await fill(/Correo/, 'compras@correo.test');
  await add();
  const dialog = await screen.findByRole('dialog', { name: 'Falta confirmar' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('co***@correo.test');
  await expectNoAxeViolations(baseElement);
  await user.click(within(dialog).getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(before);
});

it.each([
  ['', 'ana@correo.test', 'Escribe el código de reserva.'],
  ['TQ7K', 'ana@correo.test', /doce letras y números/],
  ['TQ7K2M9XPA%B', 'ana@correo.test', /doce letras y números/],
  ['TQ7K2M9XPALB', '', 'Escribe el correo que diste al reservar.'],
  ['TQ7K2M9XPALB', 'ana@correo', 'Ese correo no está completo. Revísalo.'],
])('shows at its field the error of %j and %j, and sends nothing', async (code, email, words) => {
  const { field, fill, add, calls, dialog, baseElement } = await open();
  await fill(/Código/, code);
  await fill(/Correo/, email);
  await add();
  expect(within(dialog).getByText(words)).toBeInTheDocument();
  expect(
    field(typeof words === 'string' && words.includes('correo') ? /Correo/ : /Código/),
  ).toHaveFocus();
  expect(calls()).toEqual([]);
  await expectNoAxeViolations(baseElement);
});

it.each([
  [
    'BOOKING_NOT_CLAIMED',
    404,
    'No encontramos una reserva sin cuenta con ese código y ese correo.',
  ],
  ['RATE_LIMITED', 429, 'Demasiados intentos. Espera un momento e inténtalo de nuevo.'],
])(
  'leaves the typed values and shows contacts when the api answers %s',
  async (code, status, title) => {
    const { field, fill, add, dialog, baseElement } = await open({
      'POST bookings/claims': () => {
        throw aProblem({ code, status, title });
      },
    });
    await fill(/Código/, 'TQ7K2M9XPALB');
    await add();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(title);
    expect(within(dialog).getByRole('link', { name: /WhatsApp/ })).toBeInTheDocument();
    expect(field(/Código/)).toHaveValue('TQ7K2M9XPALB');
    await expectNoAxeViolations(baseElement);
  },
);

it('aborts the request when it is closed', async () => {
  const { user, fill, add, aborted, dialog } = await open({
    'POST bookings/claims': pending,
  });
  await fill(/Código/, 'TQ7K2M9XPALB');
  await add();
  await user.click(within(dialog).getByRole('button', { name: 'Ahora no' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(aborted().at(-1)).toBe(true);
});
