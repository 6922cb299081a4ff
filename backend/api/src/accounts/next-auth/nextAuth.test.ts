import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';

const PASSWORD = 'clave-muy-larga-7';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.addUser('tiquete', 'ana@viajes.test', PASSWORD);
});
afterAll(() => test.close());

const here = () => openBrowser(test.app, 'localhost');

describe('signing in with the protocol of next-auth 4', () => {
  it('opens a session for the right password, and returns its name, address and end', async () => {
    const browser = here();
    const reply = await browser.signIn('ANA@viajes.test ', PASSWORD);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ url: 'http://localhost/' });
    expect(await browser.session()).toEqual({
      user: { name: 'Ana Torres', email: 'ana@viajes.test', image: null },
      expires: expect.any(String),
      preferences: { language: null, currency: null },
    });
  });

  it('answers a wrong password and an unknown address equally', async () => {
    const wrong = await here().signIn('ana@viajes.test', 'otra-clave-99');
    const unknown = await here().signIn('nadie@viajes.test', 'otra-clave-99');
    for (const reply of [wrong, unknown]) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({
        url: 'http://localhost/api/auth/error?error=CredentialsSignin&provider=credentials',
      });
      expect(reply.cookies.map(({ name }) => name)).not.toContain('sid');
    }
  });

  it('redirects instead of answering JSON when the form does not ask for JSON', async () => {
    const browser = here();
    const reply = await browser.postForm('/api/auth/callback/credentials', {
      csrfToken: await browser.csrfToken(),
      callbackUrl: '/searchs/hotels?x=1',
      email: 'ana@viajes.test',
      password: PASSWORD,
    });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('http://localhost/searchs/hotels?x=1');
  });

  it('rejects a form without the token of this browser, and reports the failure to the client', async () => {
    const reply = await here().postForm('/api/auth/callback/credentials', {
      csrfToken: 'x',
      json: 'true',
      email: 'ana@viajes.test',
      password: PASSWORD,
    });
    expect(new URL(reply.json().url).searchParams.get('error')).toBe('Default');
    expect(new URL(reply.json().url).searchParams.get('csrf')).toBe('true');
  });

  it('gives a new token each time, and ends the session that was there before', async () => {
    const browser = here();
    await browser.signIn('ana@viajes.test', PASSWORD);
    const first = browser.jar.get('sid');
    await browser.signIn('ana@viajes.test', PASSWORD);
    expect(browser.jar.get('sid')).not.toBe(first);
    const thief = await test.app.inject({
      url: '/api/auth/session',
      headers: { host: 'localhost', cookie: `sid=${first}` },
    });
    expect(thief.json()).toEqual({});
  });

  it('stores only a hash of the token in the database', async () => {
    const browser = here();
    await browser.signIn('ana@viajes.test', PASSWORD);
    const rows = await test.deps.db.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(browser.jar.get('sid'));
  });
});

describe('the session', () => {
  it('ends at sign-out, even for a copied cookie', async () => {
    const browser = here();
    await browser.signIn('ana@viajes.test', PASSWORD);
    const copy = browser.jar.get('sid');
    expect((await browser.signOut()).json()).toEqual({ url: 'http://localhost/' });
    expect(await browser.session()).toEqual({});
    const reply = await test.app.inject({
      url: '/api/auth/session',
      headers: { host: 'localhost', cookie: `sid=${copy}` },
    });
    expect(reply.json()).toEqual({});
  });

  it('can change the name and nothing else', async () => {
    const browser = here();
    await test.addUser('tiquete', 'eva@viajes.test', PASSWORD, 'Eva');
    await browser.signIn('eva@viajes.test', PASSWORD);
    const reply = await browser.postJson('/api/auth/session', {
      csrfToken: await browser.csrfToken(),
      data: {
        name: ' Eva  Díaz',
        email: 'jefe@viajes.test',
        id: 'x',
        brand: 'andes',
        role: 'admin',
      },
    });
    expect(reply.json().user).toEqual({ name: 'Eva Díaz', email: 'eva@viajes.test', image: null });
    expect(await browser.session()).toMatchObject({
      user: { name: 'Eva Díaz', email: 'eva@viajes.test' },
    });
  });

  it('is not changed without the form token', async () => {
    const browser = here();
    await browser.signIn('ana@viajes.test', PASSWORD);
    const reply = await browser.postJson('/api/auth/session', {
      csrfToken: 'x',
      data: { name: 'Otra' },
    });
    expect([reply.statusCode, reply.json()]).toEqual([400, {}]);
  });

  it('expires a week after its last use, and after thirty days in any case', async () => {
    const DAY = 86_400_000;
    const browser = here();
    await browser.signIn('ana@viajes.test', PASSWORD);
    for (let day = 0; day < 24; day += 6) {
      test.advance(6 * DAY);
      expect(await browser.session()).toHaveProperty('user');
    }
    test.advance(5.9 * DAY);
    expect(await browser.session()).toHaveProperty('user');
    test.advance(0.2 * DAY);
    expect(await browser.session()).toEqual({});
    const idle = here();
    await idle.signIn('ana@viajes.test', PASSWORD);
    test.advance(7.01 * DAY);
    expect(await idle.session()).toEqual({});
  });

  it('is never stored by a cache', async () => {
    expect((await here().get('/api/auth/session')).headers['cache-control']).toBe(
      'private, no-cache, no-store',
    );
  });
});

describe('cookies', () => {
  it('are HttpOnly and Lax on this machine, under names without the prefix', async () => {
    const reply = await here().get('/api/auth/csrf');
    expect(reply.headers['set-cookie']).toMatch(/^csrf=.+; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

describe('pages that next-auth would show', () => {
  it.each([
    [
      '/api/auth/signin?error=SessionRequired&callbackUrl=http://localhost/my_bookings?a=1',
      '/login?error=SessionRequired&callbackUrl=%2Fmy_bookings%3Fa%3D1',
    ],
    [
      '/api/auth/signin?callbackUrl=%2Fterms_and_conditions%23pagos',
      '/login?callbackUrl=%2Fterms_and_conditions%23pagos',
    ],
    ['/api/auth/signin', '/login'],
    ['/api/auth/signin?callbackUrl=https://evil.test/x', '/login?callbackUrl=%2F'],
    ['/api/auth/error?error=CredentialsSignin', '/login?error=CredentialsSignin'],
    ['/api/auth/error?error=%3Cscript%3E', '/login?error=Default'],
    ['/api/auth/error', '/login?error=Default'],
    ['/api/auth/signout?callbackUrl=/flights', '/login?signout=1&callbackUrl=%2Fflights'],
  ])('%s leads to %s', async (url, location) => {
    const reply = await here().get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, location]);
  });
});

describe('client logs', () => {
  it('contain only the code, and are limited to ten a minute per address and four kilobytes each', async () => {
    const browser = here();
    const reply = await browser.postForm('/api/auth/_log', {
      level: 'constructor',
      code: 'CLIENT_FETCH_ERROR',
      message: 'ana@viajes.test\n{"level":"fatal"}',
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect(test.logged()).toContain('CLIENT_FETCH_ERROR');
    expect(test.logged()).not.toContain('fatal');
    expect(
      (await browser.postForm('/api/auth/_log', { code: 'A', message: 'x'.repeat(5000) }))
        .statusCode,
    ).toBe(413);
    const statuses = [];
    for (let turn = 0; turn < 10; turn += 1)
      statuses.push(
        (await browser.postForm('/api/auth/_log', { level: 'error', code: 'A' })).statusCode,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(statuses.at(-1)).toBe(429);
  });
});
