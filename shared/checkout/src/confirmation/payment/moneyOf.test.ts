import { aDetail, anApprovedPayment, aPayment } from '../../testing/cruiseBuilders';
import { moneyOf } from './moneyOf';

const tried = (status: 'APPROVED' | 'REJECTED', refunded = 0) => ({
  reference: 'TQ7K2M9P-1',
  status,
  status_label: '',
  processing: null,
  amount: 950_000,
  refunded,
  method: null,
  created_at: '2027-01-01T10:00:00.000Z',
});
it.each([
  ['nothing was paid', aDetail(), null, 0, 950_000],
  ['a payment is open', aDetail(), aPayment, 0, 950_000],
  ['the payment is newer than the booking', aDetail(), anApprovedPayment, 900_000, 50_000],
  ['both know the payment', aDetail({ payments: [tried('APPROVED')] }), null, 950_000, 0],
  ['it was refused', aDetail({ payments: [tried('REJECTED')] }), null, 0, 950_000],
  ['a part went back', aDetail({ payments: [tried('APPROVED', 50_000)] }), null, 900_000, 50_000],
])('%s', (_, booking, payment, paid, due) => {
  expect(moneyOf(booking, payment)).toEqual({ total: 950_000, paid, due });
});
