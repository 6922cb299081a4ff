import { aCall, aPeople, aQuote, toAnswer } from '../../bookings/testing/builders';
import { createPeopleCipher, erasePeople } from '../../bookings';
import { TEST_BOOKING_KEY } from '../../testing/testApp';
import { accountApiOfSuite } from '../testing/accountApiOfSuite';
import { type AccountApi, aTraveler, PASSWORD, problemOf } from '../testing/anAccountApi';

const api = accountApiOfSuite({ isApart: true });
const cipher = createPeopleCipher([TEST_BOOKING_KEY]);

const userId = async (email: string) =>
  (await api.test.deps.users.byEmail('tiquete', email))?.id ?? '';
/** Creates a booking in a state, with or without a payment. */
async function aBooking(
  email: string,
  state: 'CREATED' | 'CONFIRMED' | 'EXPIRED' | 'CANCELLED',
  { dateTo = '2027-03-12', captured = 0, refund = '' } = {},
): Promise<string> {
  const now = api.test.deps.clock();
  const quote = aQuote(now, {
    dateTo,
    dateFrom: '2020-01-01',
    people: aPeople({ email }),
    payBy: new Date(now.getTime() + 3_600_000),
  });
  const { bookingId: id } = await api.test.deps.sales.checkout.createBooking(
    aCall({ userId: await userId(email) }),
    async () => ({ quote, toAnswer }),
  );
  if (captured > 0) {
    await api.rows(
      `insert into payments (id, brand, booking_id, reference, state, amount, captured, request_id, expires_at, created_at, updated_at)
      values ($1, 'tiquete', $1, $4, 'APPROVED', $2, $2, $4, $3, $3, $3)`,
      [id, captured, now, id.slice(0, 32)],
    );
  }
  if (refund !== '') {
    await api.rows(
      `insert into refunds (id, brand, payment_id, booking_id, reason, state, amount, created_at, updated_at) values ($1, 'tiquete', $1, $1, 'CANCELLATION', $2, 1, $3, $3)`,
      [id, refund, now],
    );
  }
  await api.rows(
    `update bookings set state = $2, supplier_locator = 'L1', paid_with = case when $3 > 0 then id end where id = $1`,
    [id, state, captured],
  );
  return id;
}
const peopleOf = async (id: string) => {
  const [row] = await api.rows('select people from bookings where id = $1', [id]);
  return cipher.open(String(row?.people), id);
};
/** Adds insured people, of whom one has declared health data and the other has declared to have none. */
async function declareHealth(id: string): Promise<void> {
  const people = await peopleOf(id);
  const [first] = people.passengers;
  if (!first) throw new Error('The booking has no traveller.');
  const consent = { version: '2026-11', guardian: true, at: '2026-11-20T12:00:00Z' };
  const passengers = [
    {
      ...first,
      details: {
        birthDate: '1990-05-17',
        medicalConditions: 'Hipertensión',
        healthConsent: consent,
      },
    },
    {
      ...first,
      details: { birthDate: '2019-05-30', medicalConditions: '', healthConsent: null },
    },
  ];
  await api.rows('update bookings set people = $2 where id = $1', [
    id,
    cipher.seal({ ...people, passengers }, id),
  ]);
}
const remove = (browser: ReturnType<AccountApi['browser']>, password = PASSWORD) =>
  browser.call('DELETE accounts/me', { password });

describe('the copy of the data', () => {
  it('requires the password of the last minutes, and contains everything', async () => {
    await api.register('copia@viajes.test');
    await api.complete(await api.newestToken('copia@viajes.test'));
    const own = api.browser();
    await own.signIn('copia@viajes.test', PASSWORD);
    await own.call('POST accounts/me/travelers', aTraveler());
    const id = await aBooking('copia@viajes.test', 'CREATED');
    await declareHealth(id);
    api.test.advance(16 * 60_000);
    expect(problemOf(await own.call('GET accounts/me/data'))).toEqual([
      403,
      'REAUTHENTICATION_REQUIRED',
      undefined,
    ]);
    expect(
      problemOf(await own.call('POST accounts/me/reauthentications', { password: 'mala-clave-1' })),
    ).toEqual([422, 'PASSWORD_WRONG', '/password']);
    expect(
      (await own.call('POST accounts/me/reauthentications', { password: PASSWORD })).statusCode,
    ).toBe(200);
    const reply = await own.call('GET accounts/me/data');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="mis-datos-tiquete-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(reply.headers['cache-control']).toContain('no-store');
    expect(reply.json().data).toMatchObject({
      brand: 'tiquete',
      profile: { email: 'copia@viajes.test' },
      consents: [{ ip: '127.0.0.1' }],
      travelers: [{ document: '1032456789' }],
      bookings: [
        {
          title: 'Hotel Casa del Mar',
          status: 'COTIZED',
          people: {
            customer: { email: 'copia@viajes.test' },
            passengers: [
              { details: { birthDate: '1990-05-17', health_declared: true } },
              { details: { birthDate: '2019-05-30', health_declared: false } },
            ],
            remark: 'Cama doble, por favor',
          },
        },
      ],
      sessions: [{ current: true }],
      mails: [{ subject: expect.any(String) }, { subject: expect.any(String) }],
    });
    expect(reply.body).not.toMatch(/argon2|password|token_hash|secret-rate-key/);
    expect(reply.body).not.toMatch(/Hipertensión|medicalConditions|healthConsent|guardian/);
  });
});

describe('deleting the account', () => {
  it('requires the password', async () => {
    const own = await api.signedIn('firme@viajes.test');
    expect(problemOf(await remove(own, 'mala-clave-1'))).toEqual([
      422,
      'PASSWORD_WRONG',
      '/password',
    ]);
    expect(await own.session()).toMatchObject({ user: {} });
  });

  it.each([
    ['a trip to come', 'CONFIRMED', { captured: 480_000, dateTo: '2199-01-01' }],
    ['one not paid yet', 'CREATED', {}],
    [
      'money on its way back',
      'CANCELLED',
      { captured: 480_000, refund: 'DUE', dateTo: '2020-01-02' },
    ],
    [
      'a refund that needs a person',
      'CANCELLED',
      { captured: 480_000, refund: 'MANUAL', dateTo: '2020-01-02' },
    ],
  ] as const)('is rejected with %s, and changes nothing', async (name, state, over) => {
    const email = `${name.replaceAll(' ', '')}@viajes.test`;
    const own = await api.signedIn(email);
    const id = await aBooking(email, state, over);
    const reply = await remove(own);
    expect([...problemOf(reply), reply.json().meta]).toEqual([
      409,
      'BOOKINGS_UNDER_WAY',
      undefined,
      { bookings: [{ id, code: expect.any(String), title: 'Hotel Casa del Mar' }] },
    ]);
    expect([
      (await own.call('GET accounts/me')).statusCode,
      (await peopleOf(id)).customer.email,
    ]).toEqual([200, email]);
  });

  it('deletes account, sessions and travellers, and confirms that by mail', async () => {
    const [own, other] = [
      await api.signedIn('adios@viajes.test'),
      await api.signedIn('adios@viajes.test'),
    ];
    const otherBrand = await api.signedIn('adios@viajes.test', 'andes.localhost');
    await own.call('POST accounts/me/travelers', aTraveler());
    await own.call('POST accounts/me/email_changes', {
      email: 'luego@viajes.test',
      password: PASSWORD,
    });
    const id = await userId('adios@viajes.test');
    expect((await remove(own)).json()).toEqual({ data: { done: true } });
    expect(own.jar.get('sid')).toBeUndefined();
    expect([await own.session(), await other.session()]).toEqual([{}, {}]);
    expect((await own.signIn('adios@viajes.test', PASSWORD)).statusCode).toBe(401);
    for (const table of ['sessions', 'saved_travelers', 'account_links', 'account_consents'])
      expect(await api.rows(`select 1 from ${table} where user_id = $1`, [id])).toEqual([]);
    expect((await api.mailsTo('adios@viajes.test')).map(({ template }) => template)).toEqual([
      'account.deleted',
    ]);
    expect((await otherBrand.call('GET accounts/me')).statusCode).toBe(200);
  });

  it('removes account and contact from finished bookings, and retains the buyer of a paid one until its years have passed', async () => {
    const own = await api.signedIn('cuentas@viajes.test');
    await api.signedIn('otra@viajes.test');
    const paid = await aBooking('cuentas@viajes.test', 'CONFIRMED', {
      captured: 480_000,
      dateTo: '2020-01-02',
    });
    const unpaid = await aBooking('cuentas@viajes.test', 'EXPIRED', { dateTo: '2199-01-01' });
    const foreign = await aBooking('otra@viajes.test', 'EXPIRED');
    expect((await remove(own)).statusCode).toBe(200);
    expect(
      await api.rows(
        'select user_id, total from bookings where id = any($1) order by id = $2 desc',
        [[paid, unpaid], paid],
      ),
    ).toEqual([
      { user_id: null, total: 480_000 },
      { user_id: null, total: 480_000 },
    ]);
    expect(await peopleOf(paid)).toMatchObject({
      customer: { name: 'Ana', document: '1032456789', email: '', phone: '', birth_date: '' },
      passengers: [{ name: '', document: '', age: 36 }],
      remark: '',
    });
    expect(JSON.stringify(await peopleOf(unpaid))).not.toMatch(
      /Ana|Torres|1032456789|viajes\.test|300123/,
    );
    expect((await peopleOf(foreign)).customer.email).toBe('otra@viajes.test');

    await erasePeople(api.test.deps.sales.checkout.engine);
    expect((await peopleOf(paid)).customer.name).toBe('Ana');
    await api.rows(
      "update bookings set date_to = '2010-01-02', updated_at = '2010-01-02' where id = $1",
      [paid],
    );
    await erasePeople(api.test.deps.sales.checkout.engine);
    expect(JSON.stringify(await peopleOf(paid))).not.toMatch(/Ana|Torres|1032456789/);
    expect((await peopleOf(foreign)).customer.name).toBe('Ana');
  });
});
