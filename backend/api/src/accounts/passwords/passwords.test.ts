import { accountApiOfSuite } from '../testing/accountApiOfSuite';
import { PASSWORD, problemOf } from '../testing/anAccountApi';

const api = accountApiOfSuite({ isApart: true });

const NEW = 'la-nueva-clave-9';
const request = (email: string) => api.browser().call('POST accounts/password_resets', { email });
const reset = (token: string, password = NEW) =>
  api.browser().call('POST accounts/passwords', { token, password });

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which ends every session and notifies the owner', async () => {
    const [phone, laptop] = [
      await api.signedIn('olvida@viajes.test'),
      await api.signedIn('olvida@viajes.test'),
    ];
    await request('Olvida@viajes.test');
    expect((await reset(await api.newestToken('olvida@viajes.test'))).json()).toEqual({
      data: { done: true },
    });
    expect([await phone.session(), await laptop.session()]).toEqual([{}, {}]);
    expect((await phone.signIn('olvida@viajes.test', PASSWORD)).statusCode).toBe(401);
    expect((await phone.signIn('olvida@viajes.test', NEW)).statusCode).toBe(200);
    expect(
      (await api.mailsTo('olvida@viajes.test')).map(({ template, data }) => [template, data.what]),
    ).toEqual([
      ['account.reset', undefined],
      ['account.changed', 'PASSWORD_RESET'],
    ]);
  });

  it('costs no hash for an unknown address, and the answer does not wait for the mail', async () => {
    await api.test.addUser('tiquete', 'tiempo@viajes.test', PASSWORD);
    const hashing = [
      jest.spyOn(api.test.deps.passwords, 'hash'),
      jest.spyOn(api.test.deps.passwords, 'matches'),
    ];
    let goOn = () => {};
    const looking = jest
      .spyOn(api.test.deps.users, 'byEmail')
      .mockReturnValue(new Promise((done) => (goOn = () => done(undefined))));
    const [known, unknown] = [
      await request('tiempo@viajes.test'),
      await request('nadie@viajes.test'),
    ];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    for (const spy of hashing) expect(spy).not.toHaveBeenCalled();
    expect(looking).toHaveBeenCalledTimes(2);
    goOn();
    for (const spy of [...hashing, looking]) spy.mockRestore();
  });

  it('has links that last half an hour and can be used once, even by ten calls at once', async () => {
    await api.test.addUser('tiquete', 'enlace@viajes.test', PASSWORD);
    await request('enlace@viajes.test');
    const late = await api.newestToken('enlace@viajes.test');
    api.test.advance(30 * 60_000 + 1);
    expect(problemOf(await reset(late))).toEqual([410, 'LINK_INVALID', undefined]);
    await request('enlace@viajes.test');
    const token = await api.newestToken('enlace@viajes.test');
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => reset(token, `la-clave-numero-${turn}`)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 410)).toHaveLength(9);
  });

  it('does not lose its link to a mail scanner, nor to a rejected password', async () => {
    await api.test.addUser('tiquete', 'escaner@viajes.test', PASSWORD);
    await request('escaner@viajes.test');
    const token = await api.newestToken('escaner@viajes.test');
    expect((await api.browser().get('/api/accounts/passwords')).statusCode).toBe(405);
    expect(problemOf(await reset(token, 'password123'))).toEqual([
      422,
      'PASSWORD_TOO_COMMON',
      '/password',
    ]);
    expect(problemOf(await reset(token, 'escaner@viajes.test'))).toEqual([
      422,
      'PASSWORD_TOO_COMMON',
      '/password',
    ]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('is mailed at most three times in half an hour to one mailbox, without an error', async () => {
    await api.test.addUser('tiquete', 'buzon@viajes.test', PASSWORD);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await request('buzon@viajes.test')).statusCode).toBe(200);
    expect(await api.mailsTo('buzon@viajes.test')).toHaveLength(3);
    expect((await reset(await api.newestToken('buzon@viajes.test'))).statusCode).toBe(200);
  });

  it('can be set by a user who never confirmed, whose link also asks for name and consents', async () => {
    await api.register('sinconfirmar@viajes.test');
    await request('sinconfirmar@viajes.test');
    const token = await api.newestToken('sinconfirmar@viajes.test');
    expect((await reset(token)).statusCode).toBe(410);
    await api.complete(token, { password: NEW });
    expect((await api.browser().signIn('sinconfirmar@viajes.test', NEW)).statusCode).toBe(200);
  });

  it('costs no hash for a guessed link, and accepts twenty guesses', async () => {
    const hashing = jest.spyOn(api.test.deps.passwords, 'hash');
    const replies = [];
    for (let turn = 0; turn < 21; turn += 1)
      replies.push(
        await api
          .browser()
          .call(
            'POST accounts/passwords',
            { token: String(turn).padStart(43, 'x'), password: NEW },
            { 'x-forwarded-for': '10.8.0.1' },
          ),
      );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 20 }, () => 410),
      429,
    ]);
    expect(hashing).not.toHaveBeenCalled();
    hashing.mockRestore();
  });
});

describe('a changed password', () => {
  it('requires the current one, leaves this browser signed in with a new token and ends all other sessions', async () => {
    const [own, other] = [
      await api.signedIn('cambia@viajes.test'),
      await api.signedIn('cambia@viajes.test'),
    ];
    const before = own.jar.get('sid');
    expect(
      problemOf(
        await own.call('PUT accounts/me/password', {
          current_password: 'mala-clave-1',
          password: NEW,
        }),
      ),
    ).toEqual([422, 'PASSWORD_WRONG', '/current_password']);
    expect(
      problemOf(
        await own.call('PUT accounts/me/password', {
          current_password: PASSWORD,
          password: '12345678',
        }),
      ),
    ).toEqual([422, 'PASSWORD_TOO_COMMON', '/password']);
    const reply = await own.call('PUT accounts/me/password', {
      current_password: PASSWORD,
      password: NEW,
    });
    expect(reply.json()).toEqual({ data: { ended_sessions: 1, access_token: null } });
    expect(own.jar.get('sid')).not.toBe(before);
    expect(await own.session()).toMatchObject({ user: { email: 'cambia@viajes.test' } });
    expect(await other.session()).toEqual({});
    const thief = api.browser();
    thief.jar.store([`sid=${before}`]);
    expect(await thief.session()).toEqual({});
    expect(await api.mailsTo('cambia@viajes.test')).toEqual([
      expect.objectContaining({
        template: 'account.changed',
        data: expect.objectContaining({ what: 'PASSWORD' }),
      }),
    ]);
  });

  it('revokes links that were mailed before', async () => {
    const own = await api.signedIn('antes@viajes.test');
    await request('antes@viajes.test');
    const token = await api.newestToken('antes@viajes.test');
    await own.call('POST accounts/me/email_changes', {
      email: 'robo@viajes.test',
      password: PASSWORD,
    });
    await own.call('PUT accounts/me/password', { current_password: PASSWORD, password: NEW });
    expect((await reset(token)).statusCode).toBe(410);
    expect(
      (
        await api
          .browser()
          .call('POST accounts/confirmations', { token: await api.newestToken('robo@viajes.test') })
      ).statusCode,
    ).toBe(410);
  });

  it('returns a new token to the caller of a bearer token', async () => {
    await api.test.addUser('tiquete', 'portador@viajes.test', PASSWORD);
    const { access_token: token } = (
      await api
        .browser()
        .call('POST auths/sign_in', { email: 'portador@viajes.test', password: PASSWORD })
    ).json().data;
    const changed = await api
      .browser()
      .call(
        'PUT accounts/me/password',
        { current_password: PASSWORD, password: NEW },
        { authorization: `Bearer ${token}` },
      );
    const { access_token: next } = changed.json().data;
    expect(
      (await api.browser().get('/api/accounts/me', { authorization: `Bearer ${token}` }))
        .statusCode,
    ).toBe(401);
    expect(
      (await api.browser().get('/api/accounts/me', { authorization: `Bearer ${next}` })).statusCode,
    ).toBe(200);
  });

  it('can be guessed no faster here than on a known browser', async () => {
    const own = await api.signedIn('adivina@viajes.test');
    for (let turn = 0; turn < 5; turn += 1)
      expect(
        (
          await own.call('PUT accounts/me/password', {
            current_password: `mala-${turn}`,
            password: NEW,
          })
        ).statusCode,
      ).toBe(422);
    expect(
      problemOf(
        await own.call('PUT accounts/me/password', { current_password: PASSWORD, password: NEW }),
      ),
    ).toEqual([429, 'RATE_LIMITED', undefined]);
    expect((await api.browser().signIn('adivina@viajes.test', PASSWORD)).statusCode).toBe(200);
  });

  it('rejects a sign-in that checked the old password just before', async () => {
    await api.test.addUser('tiquete', 'justo@viajes.test', PASSWORD);
    const { users, sessions, passwords } = api.test.deps;
    const asChecked = await users.byEmail('tiquete', 'justo@viajes.test');
    if (!asChecked) throw new Error('no user');
    await users.setPasswordHash(
      'tiquete',
      asChecked.id,
      await passwords.hash(NEW),
      asChecked.passwordHash,
    );
    await expect(
      sessions.open('tiquete', asChecked, { remember: true, replaces: null, device: '' }),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });
});
