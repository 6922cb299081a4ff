import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from '../../lib/testing/scriptedServer';
import type { SupplierError } from '../../lib/http-client/supplierError';
import { aPayment } from './testing/builders';
import { scriptedGateway } from './testing/scriptedGateway';

/** Folder of answers written from the vendor's description, in pesos and with our references. Each file names its page. */
const EXAMPLES = join(__dirname, 'examples');
interface Example {
  page: string;
  httpStatus?: number;
  answer: unknown;
}
const read = (name: string): Example =>
  JSON.parse(readFileSync(join(EXAMPLES, `${name}.published.json`), 'utf8'));
const fixture = scriptedGateway();
const answer = (name: string) => {
  const example = read(name);
  fixture.server.behave(json(example.answer, example.httpStatus));
};
const query = () => fixture.gateway.query('181348', fixture.soon());
const receipt = {
  internalReference: '1522308575',
  authorization: '',
  receipt: '',
  franchise: '',
  issuerName: '',
  paymentMethodName: '',
};
const reverse = () =>
  fixture.gateway.refund(
    { requestId: '181348', amount: 480_000, receipt },
    480_000,
    'k',
    fixture.soon(),
  );

it.each(readdirSync(EXAMPLES))('%s names the page that it follows', (file) => {
  expect(read(file.replace('.published.json', '')).page).toMatch(/^src\/\S+\.(yaml|mdx), \S/);
});

it.each([
  ['approved', { status: 'APPROVED', captured: 480_000 }],
  ['pending', { status: 'PENDING', captured: 0, isProcessing: false, receipt: null }],
  ['rejected', { status: 'REJECTED', captured: 0 }],
  ['pending-confirmation', { status: 'AUTHORIZED', captured: 0 }],
  // The processor uses another currency. The captured amount is stated in ours.
  ['partially-approved', { status: 'PENDING', captured: 240_000, isProcessing: false }],
  // The transaction states the whole amount, but one of its two parts was rejected.
  ['partially-expired', { status: 'REJECTED', captured: 192_000, refunded: { least: 0, most: 0 } }],
])('reads a session that is %s', async (name, state) => {
  answer(`session-${name}`);
  expect(await query()).toMatchObject({ reference: 'TQABCDEFGH23-1', amount: 480_000, ...state });
});

it('accepts a vendor page for an opened session only if the api is the vendor’s', async () => {
  answer('opened');
  const failure = await fixture.gateway
    .open(aPayment(), fixture.soon())
    .catch((error: SupplierError) => error.kind);
  expect(failure).toBe('malformed');
});

it('retries a rejected signature once and then fails', async () => {
  answer('unauthorized');
  expect(await query().catch((error: SupplierError) => error.kind)).toBe('rejected');
  expect(fixture.server.requests).toHaveLength(2);
});

it('reads a refunded transaction, and one that was already refunded', async () => {
  answer('reversed');
  expect(await reverse()).toEqual({ kind: 'done' });
  answer('already-refunded');
  expect(await reverse()).toMatchObject({ kind: 'refused', isAlreadyRefunded: true });
});

it('reads a closed session', async () => {
  answer('cancelled');
  expect(await fixture.gateway.cancelSession('181348', fixture.soon())).toEqual({ kind: 'yes' });
  expect(fixture.server.requests.at(-1)?.url).toBe('/api/session/181348/cancel');
});

it('rejects a notification with a wrong signature', () => {
  expect(fixture.gateway.verifyNotification(read('notification').answer)).toBeNull();
});
