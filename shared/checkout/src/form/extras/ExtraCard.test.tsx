import type { Cancellation, Optional } from '@tiquete/contracts';
import { screen } from '@testing-library/react';
import { renderWithBrand } from '@tiquete/testing';
import { ExtraCard } from './ExtraCard';

const PRICE = 90_000;
const extra = (cancellation: Cancellation): Optional => ({
  code: 'transfer-1',
  kind: 'TRANSFER',
  name: 'Traslado al hotel',
  description: 'Carro privado hasta cuatro personas.',
  operator_name: 'Traslados Caribe',
  date: '2027-03-10',
  price: PRICE,
  per: 'booking',
  passenger_ids: [],
  segment_ids: [],
  max_quantity: 1,
  selected: false,
  cancellation,
});
const keeping = (penalty_amount: number, from: string | null = null) => ({
  from,
  penalty_amount,
  refund_amount: PRICE - penalty_amount,
  penalty_porcent: (penalty_amount / PRICE) * 100,
});
const never = { refundable: false, free_until: null };

it.each<[string, Cancellation, RegExp]>([
  [
    'free until a day',
    {
      refundable: true,
      free_until: '2027-03-08T18:00:00-05:00',
      timeline: [keeping(0), keeping(PRICE, '2027-03-08T18:00:00-05:00')],
    },
    /freeUntil$/,
  ],
  ['always free', { refundable: true, free_until: null, timeline: [keeping(0)] }, /free$/],
  ['giving a part back', { ...never, timeline: [keeping(30_000)] }, /keeps \$\s30\.000$/],
  ['giving nothing back', { ...never, timeline: [keeping(PRICE)] }, /notRefundable$/],
  [
    'silent about it',
    { ...never, timeline: [{ ...keeping(PRICE), penalty_unknown: true }] },
    /onRequest$/,
  ],
])('shows the cost of a cancellation for an extra that is %s', (_, cancellation, words) => {
  renderWithBrand(
    <ExtraCard
      extra={extra(cancellation)}
      quantity={0}
      isGone={false}
      isLocked={false}
      t={(key, { amount = '' } = {}) => `${key} ${String(amount)}`.trim()}
      onQuantity={() => undefined}
    />,
  );
  expect(screen.getByText(words)).toBeInTheDocument();
});
