import { randomUUID } from 'node:crypto';
import { createTextCipher } from '../../lib/privacy/textCipher';
import { openBrowser } from '../../testing/browser';
import { TEST_BOOKING_KEY } from '../../testing/testApp';
import { aPeople } from '../testing/builders';
import { createStoredMails } from '../../mail';
import { type BookedApp, type Browser, startBookedApp } from '../testing/bookedApp';

const EMAIL = 'eva@viajes.test';
const NOT_FOUND = [404, 'NOT_FOUND'];
let test: BookedApp;
beforeAll(async () => {
  test = await startBookedApp();
  await test.browserOf('ana@viajes.test');
});
afterAll(() => test.close());
beforeEach(() => test.advance(25 * 3_600_000));

const book = (over: object = {}) =>
  test.book(null, {
    people: aPeople({ name: 'Eva', email: 'Eva@Viajes.test' }),
    payBy: new Date(test.deps.clock().getTime() + 90 * 86_400_000),
    ...over,
  });
/** Opens a browser without cookies. */
const fresh = (host = 'localhost'): Browser => openBrowser(test.app, host);
const answer = (reply: { statusCode: number; json(): { errors?: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors?.[0]?.code,
];
const newestMail = async (code: string, wanted = /\/my_bookings\/detail/): Promise<string> => {
  // A mail about a booking waits this long for a later one that may replace it.
  test.advance(180_000);
  while ((await test.deps.mailing.createWorker().runDue()) > 0);
  const cipher = createTextCipher([TEST_BOOKING_KEY]);
  const storedMails = createStoredMails({ db: test.deps.db, cipher });
  const { mails } = await storedMails.list('tiquete', 1);
  return mails.find(({ text }) => text.includes(code) && wanted.test(text))?.text ?? '';
};
const linkIn = (mail: string) => /\/my_bookings\/detail\?id=([\w-]+)#token=([\w-]+)/.exec(mail);
const tokenOf = async (code: string) => linkIn(await newestMail(code))?.[2] ?? '';
const openLink = (browser: Browser, id: string, token: string) =>
  browser.postJson(`/api/bookings/${id}/accesses`, { by: 'LINK', token });
const lookUp = (browser: Browser, code: string, email = EMAIL) =>
  browser.postJson('/api/bookings/lookups', { code, email });
const openByCode = (browser: Browser, id: string, code: string) =>
  browser.postJson(`/api/bookings/${id}/accesses`, { by: 'CODE', code });
const sendCode = (browser: Browser, id: string) =>
  browser.postJson(`/api/bookings/${id}/codes`, {});
const DIGITS = /Escribe (\d{6}) en la página/;
const digitsFor = async (code: string) => DIGITS.exec(await newestMail(code, DIGITS))?.[1] ?? '';
const see = async (browser: Browser, id: string) =>
  answer(await browser.get(`/api/bookings/${id}`));
const pay = (browser: Browser, bookingId: string) =>
  browser.postJson('/api/payments', { bookingId }, { 'idempotency-key': randomUUID() });
/** Calls about a booking that the right to pay does not include. */
const everythingElse = (browser: Browser, id: string) =>
  Promise.all([
    browser.get(`/api/bookings/${id}`),
    browser.get(`/api/bookings/${id}/documents/voucher.pdf`),
    browser.get(`/api/bookings/${id}/documents/calendar.ics`),
    test.simulate(browser, id),
    test.cancel(browser, id, 0),
    browser.postJson(`/api/bookings/${id}/emails`, {}),
    browser.call(`DELETE bookings/${id}/accesses`),
  ]);

describe('the link of a mail', () => {
  it('opens that booking for a day in any browser, as often as it is opened', async () => {
    const [own, other] = [await book(), await book()];
    const token = await tokenOf(own.code);
    const browser = fresh();
    expect(await see(browser, own.id)).toEqual(NOT_FOUND);
    expect((await openLink(browser, own.id, token)).json().data.id).toBe(own.id);
    expect((await test.detail(browser, own.id)).contact.email).toBe('Eva@Viajes.test');
    expect((await pay(browser, own.id)).statusCode).toBe(200);
    expect((await browser.get(`/api/bookings/${own.id}/documents/calendar.ics`)).statusCode).toBe(
      409,
    );
    expect(await see(browser, other.id)).toEqual(NOT_FOUND);
    expect(answer(await browser.get('/api/bookings'))).toEqual([401, 'UNAUTHENTICATED']);
    test.advance(24 * 3_600_000);
    expect(await see(browser, own.id)).toEqual(NOT_FOUND);
    expect((await openLink(browser, own.id, token)).statusCode).toBe(200);
  });

  it('gets the same answer when it is of another booking, of another brand, expired or changed', async () => {
    const [own, other] = [await book(), await book()];
    const token = await tokenOf(own.code);
    const wrong = [410, 'LINK_INVALID'];
    expect(answer(await openLink(fresh(), other.id, token))).toEqual(wrong);
    expect(answer(await openLink(fresh(), randomUUID(), token))).toEqual(wrong);
    expect(answer(await openLink(fresh('andes.localhost'), own.id, token))).toEqual(wrong);
    expect(answer(await openLink(fresh(), own.id, `${token.slice(0, -1)}_`))).toEqual(wrong);
    test.advance(30 * 24 * 3_600_000);
    expect(answer(await openLink(fresh(), own.id, token))).toEqual(wrong);
  });

  it('is stored as a hash only, and never logged', async () => {
    const { id, code } = await book();
    const token = await tokenOf(code);
    await openLink(fresh(), id, token);
    const rows = await test.deps.db.query('select k::text as row from booking_keys k');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => String(row)).join()).not.toContain(token);
    expect(test.logged()).not.toContain(token);
  });

  it('is revoked with every browser that it opened when the guest requests it, and a later mail has a new one', async () => {
    const { id, code } = await book();
    const token = await tokenOf(code);
    const [phone, laptop] = [fresh(), fresh()];
    for (const browser of [phone, laptop]) await openLink(browser, id, token);
    test.advance(1000);
    expect((await phone.call(`DELETE bookings/${id}/accesses`)).statusCode).toBe(200);
    for (const browser of [phone, laptop]) expect(await see(browser, id)).toEqual(NOT_FOUND);
    expect(answer(await openLink(fresh(), id, token))).toEqual([410, 'LINK_INVALID']);
    test.advance(1000);
    await lookUp(laptop, code);
    await sendCode(laptop, id);
    expect((await openByCode(laptop, id, await digitsFor(code))).statusCode).toBe(200);
    expect((await laptop.postJson(`/api/bookings/${id}/emails`, {})).statusCode).toBe(200);
    expect((await openLink(fresh(), id, await tokenOf(code))).statusCode).toBe(200);
  });

  it('is in no mail about an account’s booking, and is revoked when an account claims the booking', async () => {
    const { code: owned } = await test.book('ana@viajes.test', {
      people: aPeople({ email: EMAIL }),
    });
    const mail = await newestMail(owned);
    expect(mail).toContain('/my_bookings/detail?id=');
    expect(linkIn(mail)).toBeNull();
    const { id, code } = await book();
    const token = await tokenOf(code);
    const guest = fresh();
    await openLink(guest, id, token);
    const eva = await test.browserOf(EMAIL);
    await eva.postJson('/api/bookings/claims', { code, email: EMAIL });
    expect(await see(guest, id)).toEqual(NOT_FOUND);
    expect(answer(await openLink(guest, id, token))).toEqual([410, 'LINK_INVALID']);
    expect((await eva.get(`/api/bookings/${id}`)).statusCode).toBe(200);
  });
});

describe('code and e-mail', () => {
  it('show trip, state, amount and the way to pay, and neither people nor voucher nor cancellation', async () => {
    const { id, code } = await book();
    const browser = fresh();
    const found = (await lookUp(browser, ` ${code.toLowerCase()} `)).json().data;
    expect(found).toMatchObject({ id, code, status: 'COTIZED', total: 480_000 });
    const trip = 'select title, date_from::text, date_to::text from bookings where id = $1';
    expect([found]).toMatchObject(await test.deps.db.query(trip, [id]));
    for (const hidden of ['supplier_locator', 'totalPax', 'passengers', 'contact', 'snapshot'])
      expect(found).not.toHaveProperty(hidden);
    expect(JSON.stringify(found)).not.toMatch(/Eva|viajes\.test/);
    for (const reply of await everythingElse(browser, id)) expect(answer(reply)).toEqual(NOT_FOUND);
    const { reference } = (await pay(browser, id)).json().data;
    test.gateway.settle(reference, 'APPROVED');
    test.advance(5000);
    const paid = (await browser.get(`/api/payments/${reference}`)).json().data;
    expect([paid.status, paid.receipt]).toEqual(['APPROVED', null]);
    await test.work();
    const glimpse = await browser.get(`/api/bookings/${id}/glimpse`);
    expect(glimpse.json().data).toMatchObject({ status: 'OK', payment_status: 'APPROVED' });
    const stranger = fresh();
    expect(answer(await stranger.get(`/api/bookings/${id}/glimpse`))).toEqual(NOT_FOUND);
    expect(answer(await pay(stranger, id))).toEqual(NOT_FOUND);
    expect(answer(await stranger.get(`/api/payments/${reference}`))).toEqual(NOT_FOUND);
  });

  it('get the same answer for a wrong code, a wrong address and an account’s booking, and open nothing', async () => {
    const { id, code } = await book();
    const owned = await test.book('ana@viajes.test', { people: aPeople({ email: EMAIL }) });
    const browser = fresh();
    const replies = [
      await lookUp(browser, 'TQAAAAAAAAAA'),
      await lookUp(browser, code, 'otra@viajes.test'),
      await lookUp(browser, owned.code),
      await lookUp(fresh('andes.localhost'), code),
    ];
    expect(answer(replies[0] as never)).toEqual([404, 'BOOKING_NOT_FOUND']);
    for (const reply of replies) expect(reply.json()).toEqual(replies[0]?.json());
    expect(browser.jar.get('lookups')).toBeUndefined();
    expect(answer(await sendCode(browser, id))).toEqual(NOT_FOUND);
  });

  it('are counted: twenty tries an hour for one code, even at once, and thirty of one network address', async () => {
    const [{ code }, other] = [await book(), await book()];
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, turn) => lookUp(fresh(), code, `e${turn}@viajes.test`)),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 404)).toHaveLength(20);
    const refused = await lookUp(fresh(), code);
    expect(answer(refused)).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await lookUp(fresh(), other.code)).statusCode).toBe(200);
    for (let turn = 0; turn < 10; turn += 1)
      await lookUp(fresh(), `TQAAAAAAAAA${'ABCDEFGHJK'[turn]}`);
    expect((await lookUp(fresh(), other.code)).statusCode).toBe(429);
    test.advance(3_700_000);
    expect((await lookUp(fresh(), code)).statusCode).toBe(200);
  });

  it('are counted by booking, for every spelling of its code, together with claims', async () => {
    const code = (await book()).code.slice(2);
    const spellings = [`TQ${code}`, code, `T0${code}`, `to-${code.toLowerCase()}`];
    const claimant = await test.browserOf('ana@viajes.test');
    const guesses = [];
    for (let turn = 0; turn < 18; turn += 1)
      guesses.push(await lookUp(fresh(), spellings[turn % 4] ?? '', `e${turn}@viajes.test`));
    for (const typed of spellings) {
      const claim = { code: typed, email: 'otra@viajes.test' };
      guesses.push(await claimant.postJson('/api/bookings/claims', claim));
    }
    expect(guesses.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 20 }, () => 404),
      429,
      429,
    ]);
  });

  it('last two hours, and are revoked together with the other ways of access', async () => {
    const { id, code } = await book();
    const browser = fresh();
    await lookUp(browser, code);
    test.advance(2 * 3_600_000);
    expect(answer(await browser.get(`/api/bookings/${id}/glimpse`))).toEqual(NOT_FOUND);
    await lookUp(browser, code);
    await test.deps.sales.keys.revoke({ id, brand: 'tiquete' });
    expect(answer(await browser.get(`/api/bookings/${id}/glimpse`))).toEqual(NOT_FOUND);
  });
});

describe('the code by mail', () => {
  it('opens the whole booking once, in the browser that entered code and e-mail', async () => {
    const { id, code } = await book();
    const browser = fresh();
    await lookUp(browser, code);
    expect((await sendCode(browser, id)).json().data).toEqual({
      sent_to: 'e***@viajes.test',
      valid_minutes: 15,
    });
    const digits = await digitsFor(code);
    expect(answer(await openByCode(fresh(), id, digits))).toEqual(NOT_FOUND);
    const wrong = digits === '000000' ? '000001' : '000000';
    expect(answer(await openByCode(browser, id, wrong))).toEqual([422, 'BOOKING_CODE_WRONG']);
    const replies = await Promise.all([
      openByCode(browser, id, digits),
      openByCode(browser, id, digits),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await test.detail(browser, id)).contact.email).toBe('Eva@Viajes.test');
    expect((await test.simulate(browser, id)).statusCode).toBe(200);
  });

  it('expires after a quarter of an hour and when the next one is sent', async () => {
    const { id, code } = await book();
    const browser = fresh();
    await lookUp(browser, code);
    await sendCode(browser, id);
    const first = await digitsFor(code);
    test.advance(1000);
    await sendCode(browser, id);
    const second = await digitsFor(code);
    if (first !== second)
      expect(answer(await openByCode(browser, id, first))).toEqual([422, 'BOOKING_CODE_WRONG']);
    test.advance(15 * 60_000);
    expect(answer(await openByCode(browser, id, second))).toEqual([422, 'BOOKING_CODE_WRONG']);
  });

  it('can be tried five times in a quarter of an hour, and is sent three times an hour to one mailbox', async () => {
    const [{ id, code }, other] = [await book(), await book()];
    const browser = fresh();
    await lookUp(browser, code);
    await lookUp(browser, other.code);
    for (const one of [id, other.id, id])
      expect((await sendCode(browser, one)).statusCode).toBe(200);
    expect(answer(await sendCode(browser, other.id))).toEqual([429, 'RATE_LIMITED']);
    const digits = await digitsFor(code);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        openByCode(browser, id, String((Number(digits) + turn + 1) % 1_000_000).padStart(6, '0')),
      ),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
    expect(answer(await openByCode(browser, id, digits))).toEqual([429, 'RATE_LIMITED']);
  });

  it('can be tried ten times in a day', async () => {
    const { id, code } = await book();
    const browser = fresh();
    await lookUp(browser, code);
    const seen = [];
    for (let turn = 0; turn < 11; turn += 1) {
      if (turn % 5 === 0) test.advance(901_000);
      seen.push((await openByCode(browser, id, '000000')).statusCode);
    }
    expect(seen).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });
});
