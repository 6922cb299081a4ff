import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aBooking, aPolicy } from '../../testing/builders';
import { openBooking, part } from '../../testing/openBooking';

const quote = {
  is_cancellable: true,
  reason: null,
  paid: 246_141,
  penalty: 46_141,
  refund: 200_000,
  optional: { id: 'e-1', name: aPolicy().name },
};
const PATH = 'POST bookings/:id/optionals/:optional/cancellations';

it('gives one extra back after saying what comes back, and no more than that is kept', async () => {
  const asked: unknown[] = [];
  const { container } = openBooking(aBooking({ optionals: [aPolicy()] }), {
    answers: {
      [PATH]: ({ body }: { body?: unknown }) => {
        asked.push(body);
        return { data: quote };
      },
    },
  });
  const extras = within(await part('Tus extras'));
  expect(extras.getByText(/EXY1234/)).toBeInTheDocument();
  expect(extras.getByRole('link', { name: 'Descargar la póliza (PDF)' })).toHaveAttribute(
    'href',
    '/api/asisstances/bookings/b-1/policy.pdf?extra=e-1',
  );
  const open = extras.getByRole('button', { name: /^Cancelar Asistencia/ });
  await userEvent.click(open);
  expect(asked).toEqual([{ mode: 'SIMULATION' }]);
  expect(await extras.findByText(/Te devolvemos \$\s200\.000 de \$\s246\.141/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await userEvent.click(extras.getByRole('button', { name: 'Sí, cancelarlo' }));
  expect(asked[1]).toEqual({ mode: 'CANCELLATION', expected_penalty: 46_141 });
  expect(await extras.findByText(/Estamos cancelando/)).toBeInTheDocument();
});

it('says why an extra cannot be given back', async () => {
  openBooking(aBooking({ optionals: [aPolicy()] }), {
    answers: { [PATH]: () => ({ data: { ...quote, is_cancellable: false, reason: 'STARTED' } }) },
  });
  const extras = within(await part('Tus extras'));
  await userEvent.click(extras.getByRole('button', { name: /^Cancelar Asistencia/ }));
  expect(await extras.findByText(/ya empezó/)).toBeInTheDocument();
});

it('says what was given back of one that is cancelled, and nothing can be done with it any more', async () => {
  openBooking(
    aBooking({
      optionals: [
        aPolicy({
          status: 'CANCELLED',
          status_label: 'Cancelado',
          refunded: 200_000,
          locator: null,
        }),
      ],
    }),
  );
  const extras = within(await part('Tus extras'));
  expect(
    await extras.findByText('Te devolvimos $ 200.000 al medio con el que pagaste.'),
  ).toBeVisible();
  expect(extras.getByText('Cancelado')).toBeVisible();
  expect(extras.queryByRole('button')).toBeNull();
  expect(extras.queryByRole('link')).toBeNull();
});

it('is not there for a booking whose extras never stood', async () => {
  openBooking(aBooking({ optionals: [aPolicy({ status: 'REFUSED' })] }));
  await part('Precio');
  expect(screen.queryByText('Tus extras')).not.toBeInTheDocument();
});
