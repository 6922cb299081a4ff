import { type AccountApi, anAccountApi } from '@tiquete/api/testing/account';
import { aCall, aPeople, aQuote, toAnswer } from '@tiquete/api/testing/checkout';

/** Tests attacks on a traveller's account by a person who knows only the e-mail address. */
const PASSWORD = 'clave-muy-larga-7';
const STRANGERS = 'de-un-extrano-1';
const HOUR_MS = 3_600_000;
let api: AccountApi;
beforeAll(async () => {
  api = await anAccountApi();
});
afterAll(() => api.test.close());
beforeEach(() => api.test.advance(25 * HOUR_MS));

type Browser = ReturnType<AccountApi['browser']>;
async function guestBooking(email: string) {
  const { sales, clock } = api.test.deps;
  const quote = aQuote(clock(), {
    people: aPeople({ email }),
    payBy: new Date(clock().getTime() + 90 * 24 * HOUR_MS),
  });
  const { answer } = await sales.checkout.createBooking(aCall({ userId: null }), async () => ({
    quote,
    toAnswer,
  }));
  return answer;
}
const bookingsOf = async (browser: Browser) => (await browser.get('/api/bookings')).json().data;
const signIn = (email: string, password: string, ip: string) =>
  api.browser().call('POST auths/sign_in', { email, password }, { 'x-forwarded-for': ip });
const changeEmail = (browser: Browser, email: string) =>
  browser.call('POST accounts/me/email_changes', { email, password: PASSWORD });
const open = async (browser: Browser, email: string) =>
  browser.call('POST accounts/confirmations', { token: await api.newestToken(email) });

it('a stranger who registers the address of another person does not learn the password of the account that the mailed link creates', async () => {
  const email = 'huesped@viajes.test';
  await guestBooking(email);
  const registration = await api.registration({ password: STRANGERS });
  for (const route of ['accounts', 'accounts/confirmations/resend', 'accounts/password_resets'])
    await api.browser().call(`POST ${route}`, { email, ...registration });
  await api.complete(await api.newestToken(email));
  const thief = api.browser();
  expect((await thief.signIn(email, STRANGERS)).statusCode).toBe(401);
  expect((await thief.get('/api/bookings')).statusCode).toBe(401);
});

it('a stranger gets no booking of a person by changing his account to her address, even when she opens the link', async () => {
  const email = 'reservada@viajes.test';
  const { id } = await guestBooking(email);
  const thief = await api.signedIn('ladron@viajes.test');
  await changeEmail(thief, email);
  expect((await open(api.browser(), email)).statusCode).toBe(403);
  expect((await thief.call('GET accounts/me')).json().data.email).toBe('ladron@viajes.test');
  expect((await thief.postJson('/api/bookings/joins', {})).json().data.joined).toBe(0);
  expect(await bookingsOf(thief)).toEqual([]);
  expect((await thief.get(`/api/bookings/${id}`)).statusCode).toBe(404);
});

it('no booking is added to an account by its confirmation, a sign-in or a read', async () => {
  const email = 'antes@viajes.test';
  const { id } = await guestBooking(email);
  await api.register(email);
  await api.complete(await api.newestToken(email));
  const own = api.browser();
  await own.signIn(email, PASSWORD);
  expect(await bookingsOf(own)).toEqual([]);
  expect((await own.get(`/api/bookings/${id}`)).statusCode).toBe(404);
  expect(await api.rows('select user_id, joined_at from bookings where id = $1', [id])).toEqual([
    { user_id: null, joined_at: null },
  ]);
  expect((await own.postJson('/api/bookings/joins', {})).json().data.joined).toBe(1);
});

it('a thief with a copied session who changes the address loses the account to the old mailbox, even after further changes', async () => {
  const email = 'duena@viajes.test';
  const thief = await api.signedIn(email);
  await changeEmail(thief, 'botin@viajes.test');
  await open(thief, 'botin@viajes.test');
  await changeEmail(thief, 'botin-2@viajes.test');
  await open(thief, 'botin-2@viajes.test');
  await api.register(email);
  const back = (await api.mailsTo(email, 'account.moved'))[0]?.token ?? '';
  const owner = api.browser();
  const restored = await owner.call('POST accounts/passwords', {
    token: back,
    password: 'la-nueva-clave-9',
  });
  expect(restored.statusCode).toBe(200);
  expect(await thief.session()).toEqual({});
  const his = (await api.mailsTo('botin@viajes.test', 'account.moved'))[0]?.token ?? '';
  expect(
    (await thief.call('POST accounts/passwords', { token: his, password: STRANGERS })).statusCode,
  ).toBe(410);
  expect((await owner.signIn(email, 'la-nueva-clave-9')).statusCode).toBe(200);
});

it('a stranger can try a hundred passwords a day, and does not lock the owner out of devices and networks that are known', async () => {
  const email = 'blanco@viajes.test';
  await api.test.addUser('tiquete', email, PASSWORD);
  const device = api.browser();
  await device.signIn(email, PASSWORD);
  expect((await signIn(email, PASSWORD, '10.20.0.1')).statusCode).toBe(200);
  const hashing = jest.spyOn(api.test.deps.passwords, 'matches');
  for (let turn = 0; turn < 150; turn += 1) {
    if (turn % 5 === 0) api.test.advance(HOUR_MS / 4 + 1000);
    await signIn(email, `adivino-${turn}`, `10.21.${turn}.1`);
  }
  expect(hashing).toHaveBeenCalledTimes(100);
  hashing.mockRestore();
  for (let turn = 0; turn < 25; turn += 1) {
    await signIn(email, 'adivino', `10.22.${turn}.1`);
    expect((await signIn(email, PASSWORD, '10.20.0.1')).statusCode).toBe(200);
  }
  expect((await device.signIn(email, PASSWORD)).statusCode).toBe(200);
  expect(await api.mailsTo(email, 'account.locked')).toHaveLength(1);
});

it('the e-mail address of a booking can be guessed twenty times an hour, for any spelling of its code', async () => {
  const { code } = await guestBooking('secreta@viajes.test');
  const spellings = [code, code.slice(2), `T0${code.slice(2)}`, `to ${code.slice(2)}`];
  const statuses = [];
  for (let turn = 0; turn < 24; turn += 1)
    statuses.push(
      (
        await api
          .browser()
          .call(
            'POST bookings/lookups',
            { code: spellings[turn % 4], email: `e${turn}@viajes.test` },
            { 'x-forwarded-for': `10.23.${turn}.1` },
          )
      ).statusCode,
    );
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
});

it('a sign-in on a new device by a thief who knows the password is mailed to the owner', async () => {
  const email = 'avisada@viajes.test';
  await api.test.addUser('tiquete', email, PASSWORD);
  await api.browser().signIn(email, PASSWORD);
  await signIn(email, PASSWORD, '10.24.0.1');
  expect(await api.mailsTo(email, 'account.device')).toHaveLength(2);
});
