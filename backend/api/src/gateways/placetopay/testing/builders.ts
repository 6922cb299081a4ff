import { createHash } from 'node:crypto';
import { aPeople } from '../../../bookings/testing/builders';
import type { PaymentRequest } from '../../../bookings/ports';

export const LOGIN = 'login-of-the-site';
export const SECRET = 'secret-of-the-site';
export const aPayment = (over: Partial<PaymentRequest> = {}): PaymentRequest => ({
  reference: 'TQABCDEFGH23-1',
  description: 'Tiquete, reserva TQABCDEFGH23',
  amount: 480_000,
  expiresAt: new Date('2027-01-10T15:20:00Z'),
  methods: ['PSE', 'Visa', 'American Express', 'Efectivo'],
  returnUrl: 'http://localhost:3000/checkout/hotel?reference=TQABCDEFGH23-1',
  ipAddress: '127.0.0.1',
  userAgent: 'Mozilla/5.0',
  customer: aPeople().customer,
  ...over,
});
const status = (word: string) => ({
  status: word,
  reason: '00',
  message: 'texto',
  date: '2027-01-10T10:05:00-05:00',
});
export const anOpened = (over: object = {}) => ({
  status: status('OK'),
  requestId: 181_348,
  processUrl: 'http://pagos.localhost:4100/session/181348/abc',
  ...over,
});
export const aTransaction = (word = 'APPROVED', over: object = {}) => ({
  status: status(word),
  internalReference: 1_522_308_575,
  reference: 'TQABCDEFGH23-1',
  paymentMethod: 'visa',
  paymentMethodName: 'Visa',
  issuerName: 'BANCO DE PRUEBA',
  amount: {
    from: { currency: 'COP', total: 480_000 },
    to: { currency: 'COP', total: 480_000 },
    factor: 1,
  },
  authorization: '000000',
  receipt: '241516',
  franchise: 'CR_VS',
  refunded: false,
  processorFields: [{ keyword: 'lastDigits', value: '1111', displayOn: 'none' }],
  ...over,
});
export const aSession = (
  word: string,
  payment: object[] | null = null,
  total: number | string = 480_000,
) => ({
  requestId: 181_348,
  status: status(word),
  subscription: null,
  payment,
  request: {
    locale: 'es_CO',
    payment: {
      reference: 'TQABCDEFGH23-1',
      description: 'x',
      amount: { currency: 'COP', total },
      allowPartial: false,
    },
    returnUrl: 'http://localhost:3000/',
    expiration: '2027-01-10T10:20:00-05:00',
  },
});
export function aNotification(over: object = {}, secret = SECRET) {
  const body = { status: status('APPROVED'), requestId: 181_348, reference: 'TQABCDEFGH23-1' };
  const hash = createHash('sha256')
    .update(`${body.requestId}${body.status.status}${body.status.date}${secret}`)
    .digest('hex');
  return { ...body, signature: `sha256:${hash}`, ...over };
}
