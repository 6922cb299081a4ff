import { accountApiOfSuite } from './testing/accountApiOfSuite';
import { type AccountApi, PASSWORD, problemOf } from './testing/anAccountApi';

const api = accountApiOfSuite();
let own: ReturnType<AccountApi['browser']>;
beforeAll(async () => {
  own = await api.signedIn('eva@viajes.test');
});

describe('the profile', () => {
  it('is empty at first, changes the sent fields, and updates the session', async () => {
    expect((await own.call('GET accounts/me')).json().data).toEqual({
      name: 'Ana Torres',
      given_name: null,
      lastname: null,
      email: 'eva@viajes.test',
      pending_email: null,
      phone_country: null,
      phone: null,
      birth_date: null,
      gender: null,
      nationality: null,
      language: null,
      currency: null,
      created_at: expect.any(String),
    });
    const changes = {
      name: 'Eva',
      lastname: 'Díaz',
      phone_country: '57',
      phone: '3001234567',
      birth_date: '1990-05-17',
      gender: 49,
      nationality: 'CO',
      language: 'es',
      currency: 'COP',
    };
    const changed = { ...changes, name: 'Eva Díaz', given_name: 'Eva' };
    expect((await own.call('PATCH accounts/me', changes)).json().data).toMatchObject(changed);
    expect(
      (await own.call('PATCH accounts/me', { phone_country: null, phone: null })).json().data,
    ).toMatchObject({ ...changed, phone_country: null, phone: null });
    expect(await own.session()).toMatchObject({
      user: { name: 'Eva Díaz' },
      preferences: { language: 'es', currency: 'COP' },
    });
  });

  it('rejects fields that the traveller may not change', async () => {
    const reply = await own.call('PATCH accounts/me', {
      email: 'otra@viajes.test',
      role: 'operator',
      brand: 'andes',
      email_verified_at: null,
      password_hash: 'x',
    });
    expect(reply.json().data).toMatchObject({ email: 'eva@viajes.test' });
    expect(
      await api.rows('select role, brand from users where email = $1', ['eva@viajes.test']),
    ).toEqual([{ role: 'traveler', brand: 'tiquete' }]);
  });

  it.each([
    [
      'a phone without country',
      { phone: '3001234567', phone_country: null },
      400,
      'INVALID_FORMAT',
      '/phone_country',
    ],
    [
      'a Colombian phone of nine digits',
      { phone: '300123456', phone_country: '57' },
      400,
      'INVALID_FORMAT',
      '/phone',
    ],
    ['a birth to come', { birth_date: '2199-01-01' }, 400, 'INVALID_DATE', '/birth_date'],
    ['no calendar day', { birth_date: '1990-02-31' }, 400, 'INVALID_DATE', '/birth_date'],
    [
      'a language that the brand does not speak',
      { language: 'fr' },
      400,
      'INVALID_FORMAT',
      '/language',
    ],
    [
      'a currency that the brand does not take',
      { currency: 'USD' },
      400,
      'INVALID_FORMAT',
      '/currency',
    ],
    ['an empty name', { name: '  ' }, 400, 'INVALID_FORMAT', '/name'],
  ])('rejects %s and names the field', async (_, changes, status, code, pointer) => {
    expect(problemOf(await own.call('PATCH accounts/me', changes))).toEqual([
      status,
      code,
      pointer,
    ]);
  });
});

describe('sessions', () => {
  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';

  it('are listed by device, without address, version or token, and end singly or all but this one', async () => {
    const first = await api.signedIn('varias@viajes.test');
    for (const agent of [CHROME, 'curl/8'])
      await api
        .browser()
        .call(
          'POST auths/sign_in',
          { email: 'varias@viajes.test', password: PASSWORD },
          { 'user-agent': agent },
        );
    const { data } = (await first.call('GET accounts/me/sessions')).json();
    expect(
      data
        .map(({ device, current }: { device: string; current: boolean }) => [device, current])
        .sort(),
    ).toEqual([
      ['', false],
      ['', true],
      ['Chrome en Windows', false],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/\b124\b|curl|127\.0/);
    const chrome = data.find(({ device }: { device: string }) => device !== '');
    expect((await first.call(`DELETE accounts/me/sessions/${chrome.id}`)).json()).toEqual({
      data: { ended_sessions: 1 },
    });
    expect(problemOf(await first.call(`DELETE accounts/me/sessions/${chrome.id}`))).toEqual([
      404,
      'NOT_FOUND',
      undefined,
    ]);
    expect((await first.call('DELETE accounts/me/sessions')).json()).toEqual({
      data: { ended_sessions: 1 },
    });
    expect((await first.call('GET accounts/me/sessions')).json().data).toHaveLength(1);
  });

  it('of others, and of the same address at the other brand, are not found', async () => {
    const [mine, theirs, otherBrand] = [
      await api.signedIn('yo@viajes.test'),
      await api.signedIn('ella@viajes.test'),
      await api.signedIn('yo@viajes.test', 'andes.localhost'),
    ];
    for (const browser of [theirs, otherBrand]) {
      const [{ id }] = (await browser.call('GET accounts/me/sessions')).json().data;
      expect((await mine.call(`DELETE accounts/me/sessions/${id}`)).statusCode).toBe(404);
      expect((await browser.call('GET accounts/me')).statusCode).toBe(200);
    }
    expect((await mine.call('DELETE accounts/me/sessions/no-such')).statusCode).toBe(404);
  });
});

it('answer no request without a session', async () => {
  const calls = [
    'GET accounts/me',
    'GET accounts/me/sessions',
    'GET accounts/me/travelers',
    'GET accounts/me/data',
    'DELETE accounts/me/sessions',
    'PATCH accounts/me',
  ] as const;
  for (const key of calls)
    expect(
      (await api.browser().call(key, key.startsWith('PATCH') ? {} : undefined)).statusCode,
    ).toBe(401);
});

it('accept changes only from pages of their own host, as JSON', async () => {
  const { app } = api.test;
  const headers = { host: 'localhost', cookie: `sid=${own.jar.get('sid')}` };
  expect(
    (
      await app.inject({
        method: 'DELETE',
        url: '/api/accounts/me/sessions',
        headers: { ...headers, origin: 'http://malo.test' },
      })
    ).json().errors[0].code,
  ).toBe('CROSS_SITE_REQUEST');
  const form = await app.inject({
    method: 'POST',
    url: '/api/accounts/me/reauthentications',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `password=${PASSWORD}`,
  });
  expect(form.statusCode).toBe(415);
});
