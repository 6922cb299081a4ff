import { json } from '../../lib/testing/scriptedServer';
import { aSession, aTransaction } from './testing/builders';
import { scriptedGateway } from './testing/scriptedGateway';

/** Tests statuses of the vendor's `Status` (src/assets/apis/base/en.yaml) that its examples do not show, and discounts. */
const fixture = scriptedGateway();
/** The vendor's example of a queried session, with the charged amount and the card franchise's discount. */
const discounted = aTransaction('APPROVED', {
  amount: {
    from: { currency: 'COP', total: 470_000 },
    to: { currency: 'COP', total: 470_000 },
    factor: 1,
  },
  discount: { base: 480_000, code: '17934', type: 'FRANCHISE', amount: 10_000 },
});

it.each<readonly [string, object, object]>([
  [
    'a discount of the payer’s bank, which the charge is less by',
    aSession('APPROVED', [discounted]),
    { status: 'APPROVED', captured: 470_000, discount: { amount: 10_000, bearer: 'FRANCHISE' } },
  ],
  [
    'a payment without a discount',
    aSession('APPROVED', [aTransaction('APPROVED', { discount: null })]),
    { status: 'APPROVED', captured: 480_000, discount: { amount: 0, bearer: '' } },
  ],
  ...['PENDING_VALIDATION', 'PENDING_PROCESS', 'MANUAL'].flatMap((word) => [
    [
      `${word} of a transaction: a bank, a check or a person decides`,
      aSession('PENDING', [aTransaction(word)]),
      { status: 'PENDING', isProcessing: true, captured: 0 },
    ] as const,
    [
      `${word} of a session`,
      aSession(word),
      { status: 'PENDING', isProcessing: true, captured: 0 },
    ] as const,
  ]),
  ...['REFUNDED', 'REVERSED'].flatMap((word) => [
    [
      `${word} of a transaction: it was taken, and has gone back`,
      aSession('APPROVED', [aTransaction(word)]),
      { status: 'REJECTED', captured: 480_000, refunded: { least: 480_000, most: 480_000 } },
    ] as const,
    [
      `${word} of a session`,
      aSession(word, [aTransaction()]),
      { status: 'REJECTED', captured: 480_000, refunded: { least: 480_000, most: 480_000 } },
    ] as const,
  ]),
  [
    'ERROR of a transaction: nothing was taken, and the payer may try again',
    aSession('PENDING', [aTransaction('ERROR')]),
    { status: 'PENDING', isProcessing: false, captured: 0 },
  ],
  ['ERROR of a session', aSession('ERROR'), { status: 'REJECTED', captured: 0 }],
  [
    'DISPUTE of a transaction: it was taken, and is contested',
    aSession('APPROVED', [aTransaction('DISPUTE')]),
    { status: 'APPROVED', captured: 480_000, isDisputed: true },
  ],
  [
    'DISPUTE of a session',
    aSession('DISPUTE', [aTransaction()]),
    { status: 'PENDING', captured: 480_000, isDisputed: true },
  ],
])('%s', async (_, answer, state) => {
  fixture.server.behave(json(answer));
  expect(await fixture.gateway.query('181348', fixture.soon())).toMatchObject(state);
});
