import { screen, within } from '@testing-library/react';
import { anOffer, aQuery, aResult } from '../testing/builders';
import { pendingPrices, renderFlights } from '../testing/renderFlights';
import { resultsUrl } from '../urls';
import { Page } from './Page';

it('shows terms that the airline did not state as open, never as a no', async () => {
  const offer = anOffer({
    includedCabinBags: { quantity: null },
    includedCheckedBags: { quantity: null },
    fare_rules_short: {
      changeable: null,
      change_penalty: null,
      refundable: null,
      refund_penalty: null,
    },
  });
  renderFlights(<Page />, {
    route: resultsUrl(aQuery),
    answers: { ...pendingPrices, 'POST flights/searches': () => aResult([offer]) },
  });
  const card = within(await screen.findByRole('article'));
  for (const text of [
    'Equipaje de mano: consulta',
    'Maleta: consulta',
    /Cambios: consulta · Reembolso: consulta$/,
  ]) {
    expect(card.getByText(text)).toBeInTheDocument();
  }
});
