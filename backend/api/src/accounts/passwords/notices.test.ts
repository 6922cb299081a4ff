import { accountApiOfSuite } from '../testing/accountApiOfSuite';
import { PASSWORD } from '../testing/anAccountApi';

const api = accountApiOfSuite({ isApart: true });
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';
const guess = (email: string, turn: number) =>
  api
    .browser()
    .call(
      'POST auths/sign_in',
      { email, password: 'mala' },
      { 'x-forwarded-for': `10.7.${turn}.1` },
    );

it('mails the holder once, at the fifth wrong password of a day, and answers an unknown address equally', async () => {
  await api.test.addUser('tiquete', 'cinco@viajes.test', PASSWORD);
  for (const email of ['cinco@viajes.test', 'ninguno@viajes.test']) {
    const seen = [];
    for (let turn = 0; turn < 4; turn += 1) seen.push((await guess(email, turn)).statusCode);
    expect(await api.mailsTo(email)).toEqual([]);
    seen.push((await guess(email, 4)).statusCode);
    api.test.advance(901_000);
    for (let turn = 5; turn < 10; turn += 1) seen.push((await guess(email, turn)).statusCode);
    expect(seen).toEqual(Array.from({ length: 10 }, () => 401));
  }
  expect(await api.mailsTo('cinco@viajes.test')).toEqual([
    expect.objectContaining({
      template: 'account.locked',
      data: expect.objectContaining({ guessed: 'PASSWORD', url: '/forgot_password' }),
    }),
  ]);
  expect(await api.mailsTo('ninguno@viajes.test')).toEqual([]);
});

describe('a sign-in on a new device', () => {
  const mails = (email: string) => api.mailsTo(email, 'account.device');

  it('is mailed to the holder with time and kind of device, and one on a known device is not', async () => {
    await api.test.addUser('tiquete', 'equipo@viajes.test', PASSWORD);
    await api
      .browser()
      .call(
        'POST auths/sign_in',
        { email: 'equipo@viajes.test', password: PASSWORD },
        { 'user-agent': CHROME },
      );
    expect((await mails('equipo@viajes.test')).map(({ data }) => data)).toEqual([
      {
        name: expect.any(String),
        at: api.test.deps.clock().toISOString(),
        device: 'Chrome en Windows',
        url: '/forgot_password',
      },
    ]);
    const browser = api.browser();
    for (let turn = 0; turn < 3; turn += 1) await browser.signIn('equipo@viajes.test', PASSWORD);
    expect(await mails('equipo@viajes.test')).toHaveLength(2);
    await api.browser().signIn('equipo@viajes.test', 'mala');
    expect(await mails('equipo@viajes.test')).toHaveLength(2);
  });

  it('does not include the browser that created the account', async () => {
    await api.register('nueva@viajes.test');
    const browser = api.browser();
    await browser.call('POST accounts/confirmations', {
      token: await api.newestToken('nueva@viajes.test'),
      registration: await api.registration(),
    });
    expect((await browser.signIn('nueva@viajes.test', PASSWORD)).statusCode).toBe(200);
    expect(await mails('nueva@viajes.test')).toEqual([]);
  });
});
