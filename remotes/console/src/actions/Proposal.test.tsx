import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, expectNoAxeViolations, type ApiAnswers } from '@tiquete/testing';
import { aBooking, aCase, aProposal } from '../testing/builders';
import { renderConsole } from '../testing/renderConsole';
import { Page } from '../cases/Page';

const openOne = (answers: ApiAnswers = {}) =>
  renderConsole(<Page />, '/console/cases?id=c-1', {
    'GET operations/cases/:id': () => ({ data: aCase() }),
    'GET operations/bookings/:id': () => ({ data: aBooking() }),
    ...answers,
  });
const field = (name: string) => screen.getByRole('textbox', { name });

it('shows that a refund over the limit waits for a second operator, without a decision for its proposer', async () => {
  const user = userEvent.setup();
  let waiting: ReturnType<typeof aProposal>[] = [];
  openOne({
    'GET operations/bookings/:id': () => ({ data: aBooking({ refund_proposals: waiting }) }),
    'POST operations/bookings/:id/refunds': () => {
      waiting = [aProposal({ is_mine: true })];
      return {
        data: { payment_id: 'p-1', amount: 300_000, refundable: 480_000, proposal: 'rp-1' },
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Devolver dinero' }));
  await user.type(field('Valor que devuelves, en pesos'), '300000');
  await user.type(field('Escribe otra vez el valor'), '300000');
  await user.type(field('Motivo'), 'Ruido de noche');
  await user.click(screen.getByRole('button', { name: /Devolver \$/ }));
  expect(await screen.findByText(/otra persona debe aprobar la devolución/)).toBeInTheDocument();
  expect(await screen.findByText('Espera a otra persona')).toBeInTheDocument();
  expect(screen.queryByText('Listo: la devolución quedó ordenada.')).not.toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Devolver dinero' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Aprobar' })).not.toBeInTheDocument();
});

it('shows before the request what a second operator has to approve', async () => {
  const user = userEvent.setup();
  openOne({
    'GET operations/bookings/:id': () => ({ data: aBooking({ refundable_alone: 200_000 }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Devolver dinero' }));
  const amount = field('Valor que devuelves, en pesos');
  expect(amount).toHaveAccessibleDescription(
    /^Hasta \$\s200\.000 lo decides tú; por más, otra persona debe aprobarlo\.$/,
  );
  await user.type(amount, '200000');
  expect(screen.getByRole('button', { name: /^Devolver \$\s200\.000$/ })).toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '200001');
  expect(screen.getByRole('button', { name: /^Proponer \$\s200\.001$/ })).toBeInTheDocument();
  expect(screen.getByText(/Nada se devuelve hasta que otra persona/)).toBeInTheDocument();
});

it('lets a second operator approve a refund with a note and a code, which closes its case', async () => {
  const user = userEvent.setup();
  let [isFresh, isDecided] = [false, false];
  const { requests, container } = openOne({
    'GET operations/cases/:id': () => ({ data: aCase({ kind: 'REFUND_PROPOSED' }) }),
    'GET operations/bookings/:id': () => ({
      data: aBooking({
        refund_proposals: isDecided ? [] : [aProposal()],
        cases: [
          { id: 'c-1', kind: 'REFUND_PROPOSED', state: 'OPEN', opened_at: aCase().opened_at },
        ],
      }),
    }),
    'POST operations/refund_proposals/:id/decisions': () => {
      if (!isFresh) throw aProblem({ code: 'SECOND_FACTOR_REQUIRED', status: 403 });
      isDecided = true;
      return { data: { decision: 'APPROVED' } };
    },
    'POST operations/second_factor/proofs': () => {
      isFresh = true;
      return { data: { recovery_codes: null } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Aprobar' }));
  expect(screen.queryByRole('button', { name: 'Cerrar el caso' })).not.toBeInTheDocument();
  await user.type(field('Por qué la apruebas'), 'Hablé con el hotel{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Código' }), '123456');
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Listo: quedó registrado lo que decidiste.')).toBeInTheDocument();
  const decision = {
    params: { id: 'rp-1' },
    body: { decision: 'APPROVED', note: 'Hablé con el hotel' },
  };
  expect(requests.filter(({ key }) => key.includes('decisions')).map(({ input }) => input)).toEqual(
    [decision, decision],
  );
  await waitFor(() => expect(screen.queryByText(/Devolución propuesta/)).not.toBeInTheDocument());
});

it('shows that a proposal was decided meanwhile', async () => {
  const user = userEvent.setup();
  let isDecided = false;
  openOne({
    'GET operations/bookings/:id': () => ({
      data: aBooking({ refund_proposals: isDecided ? [] : [aProposal()] }),
    }),
    'POST operations/refund_proposals/:id/decisions': () => {
      isDecided = true;
      throw aProblem({
        code: 'PROPOSAL_DECIDED',
        status: 409,
        title: 'Esta devolución ya se decidió.',
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  await user.type(field('Por qué la rechazas'), 'No corresponde{Enter}');
  await waitFor(() => expect(screen.queryByText(/Devolución propuesta/)).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('Esta devolución ya se decidió.');
});
