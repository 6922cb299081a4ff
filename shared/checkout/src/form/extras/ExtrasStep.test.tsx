import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithBrand } from '@tiquete/testing';
import { useState } from 'react';
import type { FoundCart } from '../../flow/checkoutState';
import { CheckoutContext } from '../../checkoutContext';
import { checkoutWords } from '../../messages';
import { defineCruise } from '../../testing/cruises';
import { ExtrasStep } from './ExtrasStep';

const luis = { id: '2', name: 'Luis', lastname: 'Pardo', age: null };
const found: FoundCart = {
  phase: 'found',
  owner: { bookingId: 'b-1' },
  found: { optionals: [], unidentified: [luis], isPartial: false, unsold: null },
  search: { phase: 'idle' },
  cart: { items: [], subtotal: 0, booking_total: 1, grand_total: 1, version: 0 },
  wanted: [],
  problem: null,
  isSaving: false,
};
/** The extras step of a booking. `unsold` is the answer after the guest is identified. */
function Step({ unsold }: { unsold: string | null }) {
  const [extras, setExtras] = useState(found);
  return (
    <CheckoutContext value={defineCruise({})}>
      <ExtrasStep
        booking={{ id: 'b-1', code: 'TQ7K2M9P' }}
        extras={extras}
        onWanted={() => undefined}
        onRetry={() => undefined}
        onIdentified={() =>
          setExtras({
            ...found,
            found: { optionals: [], isPartial: false, unsold },
            search: { phase: 'answered' },
          })
        }
        onPay={() => undefined}
      />
    </CheckoutContext>
  );
}
const click = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
async function identify(unsold: string | null) {
  renderWithBrand(<Step unsold={unsold} />, { messages: { cruises: { checkout: checkoutWords } } });
  await click('Completar datos');
  const typed = { 'Tipo de documento': '5', 'Número de documento': 'AV12345', Día: '2', Mes: '5' };
  for (const [label, value] of Object.entries({ ...typed, Año: '1961' }))
    await act(
      async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    );
  await click('Ver asistencias');
}
const NONE = 'Con esos datos no hay una asistencia para este viaje.';

it('names missing identities as the reason only where they are the reason', async () => {
  await identify(null);
  expect(screen.getByText(NONE)).toBeInTheDocument();
});
it('names the extras that are not sold because an exchange rate is missing', async () => {
  await identify('Hoy no tenemos una tasa de cambio al día.');
  expect(screen.getByText('Hoy no tenemos una tasa de cambio al día.')).toBeInTheDocument();
  expect(screen.queryByText(NONE)).toBeNull();
});
