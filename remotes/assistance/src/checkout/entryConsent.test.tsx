import { screen, waitFor } from '@testing-library/react';
import { aPlanWith, aResult, benefits } from '../testing/builders';
import {
  acceptPolicies,
  fillCheckout,
  payButton,
  press,
  renderCheckout,
  section,
  tick,
} from '../testing/renderCheckout';

const summary = () => screen.getByRole('complementary', { name: 'Tu asistencia' });
// The draft is stored for a reload, so a test would otherwise find the draft of the previous test.
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('sells a plan that does not meet an entry rule only after a consent, and says so in the summary', async () => {
  const poor = aPlanWith({ benefits: benefits('10000') });
  const { bodies } = renderCheckout({
    answers: { 'POST asisstances/searchs': () => aResult([poor]) },
  });
  await fillCheckout();
  await acceptPolicies();
  const text = /Espacio Schengen suele exigir EUR.30\.000 .* este plan cubre USD.10\.000/;
  expect(summary()).toHaveTextContent(text);
  expect(await section('Revisa y acepta')).toHaveTextContent(text);
  await press(payButton());
  expect(await screen.findByText(/Marca que lo sabes, o elige otro plan/)).toBeInTheDocument();
  expect(bodies()).toEqual([]);
  await tick(/^Entiendo que con este plan podrían no dejarme entrar/);
  await press(payButton());
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({ entry_rules_accepted: ['SCHENGEN'] });
});

it('asks for no consent when the plan meets the entry rules', async () => {
  renderCheckout();
  await section('Quién compra');
  expect(screen.queryByRole('checkbox', { name: /^Entiendo que con este plan/ })).toBeNull();
});
