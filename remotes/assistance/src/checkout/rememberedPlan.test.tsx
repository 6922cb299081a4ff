import { initialAssistanceState } from '../state/assistanceState';
import { aPlan, aPlanWith, aResult } from '../testing/builders';
import { renderCheckout, section } from '../testing/renderCheckout';

/** Reloads the checkout after a new session priced the plan of its address at 990.000 under another code. */
async function reload(remembered: { assistanceCode: string }) {
  const chosen = { productCode: aPlan.productCode, chosenTotal: 900_000, ...remembered };
  const dearer = aPlanWith({ productCode: 'price-61', total: 990_000 });
  const { container } = renderCheckout({
    preloaded: { assistance: { ...initialAssistanceState, ...chosen } },
    answers: { 'POST asisstances/searchs': () => aResult([dearer]) },
  });
  await section('Quién compra');
  return (container.textContent ?? '').replace(/\u00a0/g, ' ');
}
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('shows the earlier price of the chosen plan', async () => {
  const text = await reload({ assistanceCode: aPlan.assistanceCode });
  expect(text).toContain('costaba $ 900.000 y hoy cuesta $ 990.000');
});

it('shows no earlier price of another plan', async () => {
  expect(await reload({ assistanceCode: 'TK-85' })).not.toContain('costaba');
});
