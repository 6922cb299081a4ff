import { accountApiOfSuite } from './testing/accountApiOfSuite';
import { type AccountApi, PASSWORD, problemOf } from './testing/anAccountApi';

const api = accountApiOfSuite({ isApart: true });
type Browser = ReturnType<AccountApi['browser']>;
const NEW = 'otra-clave-larga-8';
const change = (browser: Browser, email: string, password = PASSWORD) =>
  browser.call('POST accounts/me/email_changes', { email, password });
const confirm = async (browser: Browser, email: string) =>
  browser.call('POST accounts/confirmations', { token: await api.newestToken(email) });
/** Changes the address: requests it, and opens the mailed link in the same session. */
const move = async (browser: Browser, email: string) => {
  await change(browser, email);
  expect((await confirm(browser, email)).statusCode).toBe(200);
};
const restore = async (token: string, password = NEW) =>
  api.browser().call('POST accounts/passwords', { token, password });
const addressOf = async (browser: Browser) =>
  (await browser.call('GET accounts/me')).json().data?.email;

describe('a new address', () => {
  it('requires the password, is confirmed in the session that requested it, and is reported to the old mailbox', async () => {
    const own = await api.signedIn('vieja@viajes.test');
    expect(problemOf(await change(own, 'nueva@viajes.test', 'mala-clave-1'))).toEqual([
      422,
      'PASSWORD_WRONG',
      '/password',
    ]);
    expect(problemOf(await change(own, 'VIEJA@viajes.test'))).toEqual([
      400,
      'INVALID_FORMAT',
      '/email',
    ]);
    await change(own, 'Nueva@viajes.test');
    expect((await own.call('GET accounts/me')).json().data).toMatchObject({
      email: 'vieja@viajes.test',
      pending_email: 'nueva@viajes.test',
    });
    expect((await confirm(own, 'nueva@viajes.test')).json()).toEqual({
      data: { purpose: 'EMAIL' },
    });
    expect((await own.call('GET accounts/me')).json().data).toMatchObject({
      email: 'nueva@viajes.test',
      pending_email: null,
    });
    expect(await api.mailsTo('vieja@viajes.test')).toEqual([
      expect.objectContaining({
        template: 'account.moved',
        data: expect.objectContaining({ days: 7 }),
      }),
    ]);
    expect((await api.browser().signIn('nueva@viajes.test', PASSWORD)).statusCode).toBe(200);
  });

  it('is not set when the link is opened without a session, in another session of the account, or by another person', async () => {
    const thief = await api.signedIn('ladron@viajes.test');
    await change(thief, 'victima@viajes.test');
    const otherSession = await api.signedIn('ladron@viajes.test');
    const victim = await api.signedIn('otra-cuenta@viajes.test');
    for (const browser of [api.browser(), otherSession, victim])
      expect(problemOf(await confirm(browser, 'victima@viajes.test'))).toEqual([
        403,
        'EMAIL_OTHER_SESSION',
        undefined,
      ]);
    expect(await addressOf(thief)).toBe('ladron@viajes.test');
    expect((await confirm(thief, 'victima@viajes.test')).statusCode).toBe(200);
  });

  it('that has an account gets the same answer as a free one, and only its owner gets a mail', async () => {
    await api.test.addUser('tiquete', 'eva@viajes.test', PASSWORD);
    const browser = await api.signedIn('curiosa@viajes.test');
    const answers = [];
    for (const email of ['eva@viajes.test', 'nadie@viajes.test']) {
      const { body } = await change(browser, email);
      const { pending_email } = (await browser.call('GET accounts/me')).json().data;
      answers.push([body, pending_email === email]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const mails = await api.mailsTo('eva@viajes.test');
    expect(mails.map(({ data, token }) => [data.what, token])).toEqual([['EXISTS', '']]);
  });

  it('is not taken from an account that has got it in the meantime', async () => {
    const browser = await api.signedIn('lenta@viajes.test');
    await change(browser, 'disputada@viajes.test');
    await api.test.addUser('tiquete', 'disputada@viajes.test', PASSWORD);
    expect(problemOf(await confirm(browser, 'disputada@viajes.test'))).toEqual([
      410,
      'LINK_INVALID',
      undefined,
    ]);
    expect(await addressOf(browser)).toBe('lenta@viajes.test');
  });

  it('is free while another person has only begun to register it', async () => {
    await api.register('reservada@viajes.test');
    const browser = await api.signedIn('cambia@viajes.test');
    await move(browser, 'reservada@viajes.test');
    expect(await addressOf(browser)).toBe('reservada@viajes.test');
  });
});

describe('the link to undo a change, in the old mailbox,', () => {
  const backOf = async (email: string) =>
    (await api.mailsTo(email)).findLast(({ template }) => template === 'account.moved')?.token ??
    '';

  it('restores the address for seven days, ends every session and sets a new password', async () => {
    const thief = await api.signedIn('robada@viajes.test');
    await move(thief, 'ladrona@viajes.test');
    const token = await backOf('robada@viajes.test');
    api.test.advance(7 * 86_400_000 - 60_000);
    const inside = await api.signedIn('ladrona@viajes.test');
    expect(problemOf(await restore(token, 'Password1'))).toEqual([
      422,
      'PASSWORD_TOO_COMMON',
      '/password',
    ]);
    expect((await restore(token)).statusCode).toBe(200);
    expect(await inside.session()).toEqual({});
    expect((await api.browser().signIn('ladrona@viajes.test', PASSWORD)).statusCode).toBe(401);
    expect((await api.browser().signIn('robada@viajes.test', PASSWORD)).statusCode).toBe(401);
    expect((await api.browser().signIn('robada@viajes.test', NEW)).statusCode).toBe(200);
    expect((await restore(token)).statusCode).toBe(410);
    expect((await api.mailsTo('ladrona@viajes.test')).at(-1)?.data.what).toBe('EMAIL_RESTORED');
  });

  it('expires after seven days', async () => {
    const browser = await api.signedIn('pasada@viajes.test');
    await move(browser, 'presente@viajes.test');
    const token = await backOf('pasada@viajes.test');
    api.test.advance(7 * 86_400_000 + 1);
    expect(problemOf(await restore(token))).toEqual([410, 'LINK_INVALID', undefined]);
  });

  it('remains valid after a second change and a new password, and ends the links of later changes', async () => {
    const thief = await api.signedIn('primera@viajes.test');
    await move(thief, 'segunda@viajes.test');
    await thief.call('PUT accounts/me/password', { current_password: PASSWORD, password: NEW });
    await change(thief, 'tercera@viajes.test', NEW);
    expect((await confirm(thief, 'tercera@viajes.test')).statusCode).toBe(200);
    const [first, second] = [
      await backOf('primera@viajes.test'),
      await backOf('segunda@viajes.test'),
    ];
    expect((await restore(first, 'la-de-la-duena-9')).statusCode).toBe(200);
    expect(problemOf(await restore(second))).toEqual([410, 'LINK_INVALID', undefined]);
    const own = api.browser();
    expect((await own.signIn('primera@viajes.test', 'la-de-la-duena-9')).statusCode).toBe(200);
  });

  it('is not blocked by a registration of the old address, but by an account that has it', async () => {
    const first = await api.signedIn('mia@viajes.test');
    await move(first, 'suya@viajes.test');
    await api.register('mia@viajes.test');
    expect((await restore(await backOf('mia@viajes.test'))).statusCode).toBe(200);
    const second = await api.signedIn('mia2@viajes.test');
    await move(second, 'suya2@viajes.test');
    await api.test.addUser('tiquete', 'mia2@viajes.test', PASSWORD);
    expect(problemOf(await restore(await backOf('mia2@viajes.test')))).toEqual([
      409,
      'EMAIL_IN_USE',
      undefined,
    ]);
    expect(await addressOf(second)).toBe('suya2@viajes.test');
  });
});
