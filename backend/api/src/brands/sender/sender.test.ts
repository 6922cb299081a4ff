import { senderDomain } from '../../lib/senderDomain';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { Message } from '../../mail/ports';
import { publishDraft, revertBrand, saveDraft } from '../history/writeVersions';
import { publishedNothing } from '../testing/published';
import { addBrandAdmin, signInAdmin } from '../testing/brandAdmins';
import { createSenderProver } from './senderProof';
import { verifySender } from './verifySender';

const PLATFORM = { sender: 'correos@plataforma.test', spf: '_spf.plataforma.test' };
const sent: Message[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    config: { platformMail: PLATFORM },
    mailTransport: {
      send: async (message) => {
        sent.push(message);
        return { kind: 'sent' };
      },
    },
  });
  await addBrandAdmin(test, 'berta@viajes.test', ['canario']);
});
afterAll(() => test.close());

const author = () => ({ name: 'berta@viajes.test', at: test.deps.clock() });
const publish = async (over: object) => {
  await saveDraft(test.deps.db, author(), {
    brand: 'canario',
    edit: (file) => ({ ...file, ...over }),
    publishedOf: publishedNothing,
  });
  await publishDraft(test.deps.db, author(), { brand: 'canario', merchants: null });
  test.deps.brands.refresh();
};
const verify = (method: 'platform' | 'dns' | 'none') =>
  verifySender(
    test.deps.db,
    author(),
    { prove: test.deps.senderProver, platformMail: PLATFORM },
    { brand: 'canario', method },
  );
/** Sender headers of a mail of the brand. */
async function sendersNow() {
  const { db, mail, mailing } = test.deps;
  await db.withBrand('canario', (tx) =>
    mail.enqueue(tx, {
      ...{ brand: 'canario', to: `ana${sent.length}@viajes.test`, template: 'account.deleted' },
      data: { name: 'Ana' },
    }),
  );
  await mailing.createWorker().runDue();
  const last = sent.at(-1);
  return { from: last?.from.address, name: last?.from.name, replyTo: last?.replyTo };
}

it('uses a domain as sender only once it is verified for this brand, even after a revert', async () => {
  expect(await sendersNow()).toMatchObject({ from: 'hola@canario.test', replyTo: undefined });
  // A verification for another brand: the address of Andes.
  await publish({ email: 'hola@andes.test' });
  expect(await sendersNow()).toEqual({
    from: PLATFORM.sender,
    name: 'Canario',
    replyTo: 'hola@andes.test',
  });
  await revertBrand(test.deps.db, author(), { brand: 'canario', merchants: null });
  test.deps.brands.refresh();
  expect(await sendersNow()).toMatchObject({ from: 'hola@canario.test' });
  await publish({ email: 'ventas@otra.test' });
  await verify('platform');
  expect(await sendersNow()).toMatchObject({ from: 'ventas@otra.test' });
  await verify('none');
  expect(await sendersNow()).toMatchObject({ from: PLATFORM.sender });
});

it('uses no address as the name of a sender', async () => {
  await publish({ name: 'hola@andes.test "Andes"', mail: undefined });
  expect((await sendersNow()).name).toBe('hola andes.test  Andes');
  await publish({ name: 'Canario' });
});

it('shows an admin the records for the zone, and looks for them on request', async () => {
  const berta = await signInAdmin(test, 'berta@viajes.test');
  const shown = async () => (await berta.get('/api/console/brands/canario/sender')).json().data;
  const check = async () =>
    (await berta.call('POST console/brands/canario/sender/verifications', {})).json().data;
  await publish({ email: 'ventas@sin-registro.test' });
  expect(await shown()).toMatchObject({
    state: 'pending',
    from: PLATFORM.sender,
    records: [
      { name: '_tiquete-sender.sin-registro.test' },
      { name: 'sin-registro.test', value: 'v=spf1 include:_spf.plataforma.test ~all' },
    ],
  });
  expect(await check()).toMatchObject({ state: 'failed', why: { code: 'NO_RECORD' } });
  await publish({ email: 'ventas@con-registro.test' });
  expect(await check()).toMatchObject({ state: 'verified', from: 'ventas@con-registro.test' });
  expect((await berta.get('/api/console/brands/andes/sender')).statusCode).toBe(404);
});

describe('in the zone of a domain', () => {
  const wanted = { domain: 'marca.test', token: 'a'.repeat(32), spf: '_spf.plataforma.test' };
  const consent = `tiquete-sender=${wanted.token}`;
  const spf = 'v=spf1 mx include:_spf.plataforma.test -all';
  const missing = Object.assign(new Error(), { code: 'ENODATA' });
  const prove = (zone: Readonly<Record<string, string[] | Error>>) =>
    createSenderProver(async (name) => {
      const found = zone[name] ?? missing;
      if (found instanceof Error) throw found;
      return found.map((text) => [text.slice(0, 9), text.slice(9)]);
    })(wanted);
  it.each([
    ['both records', { '_tiquete-sender.marca.test': [consent], 'marca.test': [spf] }, undefined],
    ['SPF alone, which every brand shares', { 'marca.test': [spf] }, 'NO_RECORD'],
    [
      'the consent for another brand',
      {
        '_tiquete-sender.marca.test': [`tiquete-sender=${'b'.repeat(32)}`],
        'marca.test': [spf],
      },
      'OTHER_RECORD',
    ],
    ['no SPF', { '_tiquete-sender.marca.test': [consent] }, 'NO_SPF'],
    [
      'an SPF that includes others',
      {
        '_tiquete-sender.marca.test': [consent],
        'marca.test': ['v=spf1 include:_spf.plataforma.test.evil.test -all'],
      },
      'NO_SPF',
    ],
    [
      'no answer in time',
      { '_tiquete-sender.marca.test': Object.assign(new Error(), { code: 'ETIMEOUT' }) },
      'TIMEOUT',
    ],
  ])('detects %s', async (_, zone, why) => {
    const finding = await prove(zone);
    expect(finding.isProven ? undefined : finding.why).toBe(why);
  });
});

it.each([
  ['hola@Andes.test', 'andes.test'],
  ['ana@españa.es', 'xn--espaa-rta.es'],
  ['a@andes.test, b@mia.test', null],
  ['Andes <a@andes.test>', null],
  ['hola', null],
])('reads the domain of %s', (email, domain) => expect(senderDomain(email)).toBe(domain));
