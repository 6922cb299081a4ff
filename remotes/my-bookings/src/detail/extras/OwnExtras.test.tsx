import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, today, type SlotProps } from '@tiquete/platform';
import { aBootRecord, expectNoAxeViolations } from '@tiquete/testing';
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

it('cancels one extra after showing its refund, and withholds no more than that', async () => {
  const user = userEvent.setup();
  const requests: unknown[] = [];
  const { container } = openBooking(aBooking({ optionals: [aPolicy()] }), {
    answers: {
      [PATH]: ({ body }: { body?: unknown }) => {
        requests.push(body);
        return { data: quote };
      },
    },
  });
  const extras = within(await part('Tus extras'));
  expect(extras.getByText(/EXY1234/)).toBeInTheDocument();
  expect(extras.getByRole('link', { name: '+34 900 555 110' })).toHaveAttribute(
    'href',
    'tel:+34900555110',
  );
  expect(extras.getByText('Guarda las facturas.')).toBeInTheDocument();
  expect(extras.getByRole('link', { name: 'Descargar la póliza (PDF)' })).toHaveAttribute(
    'href',
    '/api/asisstances/bookings/b-1/policy.pdf?extra=e-1',
  );
  const open = extras.getByRole('button', { name: /^Cancelar este extra: Asistencia/ });
  await user.click(open);
  expect(requests).toEqual([{ mode: 'SIMULATION' }]);
  expect(await extras.findByText(/Te devolvemos \$\s200\.000 de \$\s246\.141/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(extras.getByRole('button', { name: 'Sí, cancelarlo' }));
  expect(requests[1]).toEqual({ mode: 'CANCELLATION', expected_penalty: 46_141 });
  expect(await extras.findByText(/Estamos cancelando/)).toBeInTheDocument();
});

it('shows why an extra cannot be cancelled', async () => {
  const user = userEvent.setup();
  openBooking(aBooking({ optionals: [aPolicy()] }), {
    answers: { [PATH]: () => ({ data: { ...quote, is_cancellable: false, reason: 'STARTED' } }) },
  });
  const extras = within(await part('Tus extras'));
  await user.click(extras.getByRole('button', { name: /^Cancelar este extra: Asistencia/ }));
  expect(await extras.findByText(/ya empezó/)).toBeInTheDocument();
});

it('shows the refund of a cancelled extra, without actions', async () => {
  openBooking(
    aBooking({
      optionals: [
        aPolicy({
          status: 'CANCELLED',
          status_label: 'Cancelado',
          refunded: 200_000,
          locator: null,
          help: null,
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

it('is missing for a booking without sold extras', async () => {
  openBooking(aBooking({ optionals: [aPolicy({ status: 'REFUSED' })] }));
  await part('Precio');
  expect(screen.queryByText('Tus extras')).not.toBeInTheDocument();
});

describe('with the part of the extra’s product', () => {
  const boot = aBootRecord();
  const selling = {
    ...boot,
    remotes: boot.remotes.map((remote) => ({
      ...remote,
      descriptor: {
        ...remote.descriptor,
        tab: remote.descriptor.tab && { ...remote.descriptor.tab, id: 'ASSISTANCE' },
      },
    })),
  };
  const Slot = ({ data: { id, bookingId, date }, onChanged }: SlotProps['booking-extra']) => (
    <button onClick={onChanged}>
      Mover {id} de {bookingId}, que empieza el {date}
    </button>
  );

  it('lets the product’s part change the extra, and reloads the booking', async () => {
    const user = userEvent.setup();
    const [before, after] = [addDays(today(), 20), addDays(today(), 40)];
    let date = before;
    openBooking(undefined, {
      boot: selling,
      slots: { 'booking-extra': async () => Slot },
      answers: {
        'GET bookings/:id': () => ({ data: aBooking({ optionals: [aPolicy({ date })] }) }),
      },
    });
    const extras = within(await part('Tus extras'));
    date = after;
    await user.click(
      await extras.findByRole('button', { name: `Mover e-1 de b-1, que empieza el ${before}` }),
    );
    expect(
      await extras.findByRole('button', { name: `Mover e-1 de b-1, que empieza el ${after}` }),
    ).toBeVisible();
    expect(extras.queryByText(/escríbenos/)).not.toBeInTheDocument();
  });

  it('shows a contact if the part fails to load, except for an extra that has begun', async () => {
    const begun = aPolicy({ id: 'e-2', date: today() });
    openBooking(aBooking({ optionals: [aPolicy(), begun] }), {
      boot: selling,
      slots: { 'booking-extra': async () => Promise.reject(new Error('gone')) },
    });
    const extras = within(await part('Tus extras'));
    expect(await extras.findAllByText(/escríbenos a/)).toHaveLength(1);
  });
});
