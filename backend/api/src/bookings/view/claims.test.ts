import { randomUUID } from 'node:crypto';
import { createTextCipher } from '../../lib/privacy/textCipher';
import { TEST_BOOKING_KEY } from '../../testing/testApp';
import { aPeople } from '../testing/builders';
import { sealContext } from '../../mail/createMail';
import { type BookedApp, type Browser, startBookedApp } from '../testing/bookedApp';

const cipher = createTextCipher([TEST_BOOKING_KEY]);
let test: BookedApp;
let ana: Browser;
/** Browser signed in with the confirmed e-mail address that the bookings have. */
let buyer: Browser;
beforeAll(async () => {
  test = await startBookedApp();
  ana = await test.browserOf('ana@viajes.test');
  buyer = await test.browserOf('compras@viajes.test');
});
afterAll(() => test.close());
beforeEach(() => test.advance(2 * 3_600_000));

const guestBooking = () =>
  test.book(null, {
    people: aPeople({ email: 'Compras@Viajes.test' }),
    payBy: new Date(test.deps.clock().getTime() + 90 * 86_400_000),
  });
const claim = (browser: Browser, code: string, email = 'compras@viajes.test') =>
  browser.postJson('/api/bookings/claims', { code, email });
const answer = (reply: { statusCode: number; json(): { errors: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors[0]?.code,
];

const LINK = /#for=claim&token=(.+)$/;
const mailsTo = async (email: string) => {
  const rows = await test.deps.db.query<{ id: string; template: string; sealed: string }>(
    'select id, template, sealed from mails where sealed is not null order by seq',
  );
  return rows
    .map(({ id, template, sealed }) => ({
      template,
      ...JSON.parse(cipher.open(sealed, sealContext(id))),
    }))
    .filter(({ to }) => to === email);
};
const linkTo = async (email: string) =>
  LINK.exec((await mailsTo(email)).at(-1)?.data.url ?? '')?.[1] ?? '';
const agree = (token: string) =>
  test.guestOf(randomUUID()).postJson('/api/accounts/confirmations', { token });

it("mails a request to the booking's address before another account gets it, and confirms it to both", async () => {
  const { id, code } = await guestBooking();
  const guest = test.guestOf(id);
  expect((await claim(ana, code)).json()).toEqual({
    data: { id: null, code, sent_to: 'co***@viajes.test' },
  });
  expect((await ana.get(`/api/bookings/${id}`)).statusCode).toBe(404);
  expect((await guest.get(`/api/bookings/${id}`)).statusCode).toBe(200);
  expect((await mailsTo('compras@viajes.test')).at(-1)).toMatchObject({
    template: 'account.claim',
    data: { code, account: 'a***@viajes.test' },
  });
  const token = await linkTo('compras@viajes.test');
  expect((await agree(token)).json()).toEqual({ data: { purpose: 'CLAIM' } });
  expect((await ana.get(`/api/bookings/${id}`)).statusCode).toBe(200);
  expect((await guest.get(`/api/bookings/${id}`)).statusCode).toBe(404);
  expect((await mailsTo('ana@viajes.test')).at(-1)).toMatchObject({
    template: 'account.claimed',
    data: { code },
  });
  expect(
    await test.deps.db.query("select 1 from outbox where topic = 'CLAIMED' and booking_id = $1", [
      id,
    ]),
  ).toHaveLength(1);
  expect((await agree(token)).statusCode).toBe(410);
});

it('lets a link give away only a guest’s booking, for a day', async () => {
  const { id, code } = await guestBooking();
  await claim(ana, code);
  const token = await linkTo('compras@viajes.test');
  expect((await claim(buyer, code)).json().data.id).toBe(id);
  expect(answer(await agree(token))).toEqual([404, 'BOOKING_NOT_CLAIMED']);
  const other = await guestBooking();
  await claim(ana, other.code);
  const late = await linkTo('compras@viajes.test');
  test.advance(24 * 3_600_000 + 1);
  expect(answer(await agree(late))).toEqual([410, 'LINK_INVALID']);
});

it('mails one mailbox at most three times an hour', async () => {
  const { code } = await guestBooking();
  const replies = [];
  for (let turn = 0; turn < 4; turn += 1) replies.push((await claim(ana, code)).statusCode);
  expect(replies).toEqual([200, 200, 200, 429]);
});

it('assigns a guest’s booking and its address to the traveller permanently', async () => {
  const { id, code } = await guestBooking();
  const guest = test.guestOf(id);
  expect((await guest.get(`/api/bookings/${id}`)).statusCode).toBe(200);
  expect((await claim(buyer, code)).json()).toEqual({ data: { id, code, sent_to: null } });
  expect((await test.detail(buyer, id)).events.map(({ text }: { text: string }) => text)).toContain(
    'Agregaste esta reserva a tu cuenta.',
  );
  expect(
    (await buyer.get('/api/bookings')).json().data.map((one: { id: string }) => one.id),
  ).toContain(id);
  expect((await guest.get(`/api/bookings/${id}`)).statusCode).toBe(404);
  expect((await claim(buyer, code)).statusCode).toBe(200);
  expect(answer(await claim(await test.browserOf('luis@viajes.test'), code))).toEqual([
    404,
    'BOOKING_NOT_CLAIMED',
  ]);
});

it('accepts a code in any case, with spaces and misread letters', async () => {
  for (const type of [
    (code: string) => ` ${code.toLowerCase()} `,
    (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`,
    (code: string) => code.replaceAll('Q', 'O'),
    (code: string) => code.slice(2),
  ]) {
    const { id, code } = await guestBooking();
    expect((await claim(buyer, type(code))).json().data?.id).toBe(id);
  }
});

it('answers equally for a wrong code, a wrong e-mail and a booking of an account', async () => {
  const { code } = await guestBooking();
  const owned = await test.book('ana@viajes.test', {
    people: aPeople({ email: 'compras@viajes.test' }),
  });
  const luis = await test.browserOf('luis@viajes.test');
  const bodies = [
    await claim(luis, 'TQAAAAAAAAAA'),
    await claim(luis, code, 'otro@viajes.test'),
    await claim(luis, owned.code),
  ].map((reply) => reply.json());
  expect(bodies[0].errors[0].code).toBe('BOOKING_NOT_CLAIMED');
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
});

it('requires a session, and both fields', async () => {
  const { id, code } = await guestBooking();
  expect(answer(await claim(test.guestOf(id), code))).toEqual([401, 'UNAUTHENTICATED']);
  expect((await claim(ana, code, 'no es un correo')).statusCode).toBe(400);
  expect((await claim(ana, '')).statusCode).toBe(400);
});

it('allows ten tries an hour, even at once, and finds the booking afterwards', async () => {
  const eva = await test.browserOf('eva@viajes.test');
  const { code } = await guestBooking();
  const replies = await Promise.all(Array.from({ length: 25 }, () => claim(eva, 'TQAAAAAAAAAA')));
  expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(10);
  const refused = await claim(eva, code);
  expect(answer(refused)).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  test.advance(3_700_000);
  expect((await claim(eva, code)).statusCode).toBe(200);
});

it('gives a booking to one of two travellers who claim it at once', async () => {
  const { code } = await guestBooking();
  const tokens = [];
  for (const browser of [ana, await test.browserOf('luis@viajes.test')]) {
    await claim(browser, code);
    tokens.push(await linkTo('compras@viajes.test'));
  }
  const replies = await Promise.all(tokens.map(agree));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
});

it('finds no booking of another brand', async () => {
  const { code } = await guestBooking();
  expect(answer(await claim(await test.browserOf('ana@viajes.test', 'andes'), code))).toEqual([
    404,
    'BOOKING_NOT_CLAIMED',
  ]);
});
