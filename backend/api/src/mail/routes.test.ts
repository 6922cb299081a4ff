import sharp from 'sharp';
import { openBrowser } from '../testing/browser';
import { showSecondFactor, startTestApp, type TestApp } from '../testing/testApp';
import { aCall, aQuote, toAnswer } from '../bookings/testing/builders';

let test: TestApp;
let bookingId: string;
const OPERATOR = { email: 'operador@viajes.test', password: 'clave-de-operador-1' };
beforeAll(async () => {
  test = await startTestApp();
  await test.addUser('tiquete', 'ana@viajes.test', 'clave-de-ana-1', 'Ana');
  await test.addUser('tiquete', OPERATOR.email, OPERATOR.password, 'Olga');
  await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query("update users set role = 'operator' where email = $1", [OPERATOR.email]),
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.query('truncate bookings, mails, outbox, rate_counters cascade');
  bookingId = await aBooking();
  // The mail waits this long for a later one that may replace it.
  test.advance(180_000);
});
async function aBooking(): Promise<string> {
  const user = await test.deps.users.byEmail('tiquete', 'ana@viajes.test');
  const booked = await test.deps.sales.checkout.createBooking(
    aCall({ userId: user?.id ?? '' }),
    async () => ({ quote: aQuote(test.deps.clock(), { title: 'Hotel <b>Ñandú</b>' }), toAnswer }),
  );
  return booked.bookingId;
}
const send = () => test.deps.mailing.createWorker().runDue();
async function signedIn(
  email = 'ana@viajes.test',
  password = 'clave-de-ana-1',
  host = 'localhost',
) {
  const browser = openBrowser(test.app, host);
  await browser.signIn(email, password);
  return browser;
}
async function operator() {
  const browser = await signedIn(OPERATOR.email, OPERATOR.password);
  await showSecondFactor(test, OPERATOR.email);
  return browser;
}

describe('development/mails', () => {
  it('shows an operator on this machine mails without an SMTP server, newest first', async () => {
    await send();
    const browser = await operator();
    const { data, meta } = (await browser.get('/api/development/mails')).json();
    expect(meta).toEqual({ total: 1, page: 1, page_size: 20 });
    expect(data).toMatchObject([
      {
        template: 'booking.reserved',
        from: 'Tiquete <hola@tiquete.test>',
        to: 'ana@viajes.test',
        subject: expect.stringContaining('falta el pago'),
        text: expect.stringContaining('Hola, Ana:'),
      },
    ]);
    const page = await browser.get(`/api/development/mails/${data[0].id}/html`);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringMatching(
        /default-src 'none';.*frame-ancestors 'self'; sandbox allow-popups/,
      ),
    });
    expect(page.body).toContain('Hotel &lt;b&gt;Ñandú&lt;/b&gt;');
    expect(page.body).not.toContain('cid:');
  });

  it('contains the name, the signature and the uploaded logo of its brand', async () => {
    const { db, brands, clock } = test.deps;
    const logo = await sharp({
      create: { width: 400, height: 100, channels: 3, background: '#aa0055' },
    })
      .png()
      .toBuffer();
    const own = { logo: '/brand/tiquete/logo-0123456789abcdef.png' };
    const mail = { sender_name: 'Viajes, «Ñandú»', signature: 'Buen viaje,\nAna <b>Gil</b>' };
    await storePicture('logo-0123456789abcdef.png', logo);
    const [before] = await db.query("select file from brands where id = 'tiquete'");
    const setFile = async (file: unknown) => {
      await db.query("update brands set file = $1::jsonb where id = 'tiquete'", [file]);
      brands.refresh();
    };
    await setFile({ ...Object(before?.file), ...own, mail });
    await send();
    await setFile(before?.file);

    const browser = await operator();
    const [{ id, from, text }] = (await browser.get('/api/development/mails')).json().data;
    expect(from).toBe('Viajes, «Ñandú» <hola@tiquete.test>');
    expect(text).toMatch(/\n\nBuen viaje,\nAna <b>Gil<\/b>\n\n-- \n/);
    const { body } = await browser.get(`/api/development/mails/${id}/html`);
    expect(body.replaceAll(/\s+/g, ' ')).toContain('Buen viaje,<br />Ana &lt;b&gt;Gil&lt;/b&gt;');
    expect(body).toContain(`data:image/png;base64,${logo.toString('base64')}`);

    function storePicture(name: string, bytes: Buffer) {
      return db.query(
        "insert into brand_pictures (brand, name, bytes, saved_at, saved_by) values ('tiquete', $1, $2, $3, 'ana')",
        [name, bytes, clock()],
      );
    }
  });

  it('stores a mail encrypted', async () => {
    await send();
    const [row] = await test.deps.db.withBrand('tiquete', (tx) => tx.query('select * from mails'));
    expect(JSON.stringify(row)).not.toMatch(/ana@viajes|Hola[ ,]/);
  });

  it('rejects an operator without the second factor, for the list and for a mail', async () => {
    await send();
    const [{ id }] = (await (await operator()).get('/api/development/mails')).json().data;
    const password = await signedIn(OPERATOR.email, OPERATOR.password);
    for (const path of ['', `/${id}/html`]) {
      const reply = await password.get(`/api/development/mails${path}`);
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([
        403,
        'SECOND_FACTOR_REQUIRED',
      ]);
    }
  });

  it('records which person opened which mail', async () => {
    await send();
    const browser = await operator();
    const [{ id }] = (await browser.get('/api/development/mails')).json().data;
    await browser.get(`/api/development/mails/${id}/html`);
    const [last] = await test.deps.db.withBrand('tiquete', (tx) =>
      tx.query('select act, data from operator_log order by id desc limit 1'),
    );
    expect(last).toMatchObject({
      act: 'GET development/mails/:id/html',
      data: { params: { id } },
    });
  });

  it.each([
    ['a traveller', {}, 'ana@viajes.test', 'clave-de-ana-1'],
    [
      'what a proxy passed on',
      { 'x-forwarded-for': '127.0.0.1' },
      OPERATOR.email,
      OPERATOR.password,
    ],
  ])('does not exist for %s', async (_, headers, email, password) => {
    const browser = await signedIn(email, password);
    expect((await browser.get('/api/development/mails', headers)).statusCode).toBe(404);
  });

  it('does not exist for another machine that sends the host localhost', async () => {
    const browser = await operator();
    const reply = await test.app.inject({
      url: '/api/development/mails',
      headers: { host: 'localhost', cookie: browser.jar.header() },
      remoteAddress: '203.0.113.9',
    });
    expect(reply.statusCode).toBe(404);
  });
});

describe('bookings/:id/emails', () => {
  const resend = (browser: ReturnType<typeof openBrowser>, id = bookingId) =>
    browser.postJson(`/api/bookings/${id}/emails`, {});
  /** Mails about bookings; those about sign-ins on new devices are stored too. */
  const bookingMails = async () => {
    const { data } = (await (await operator()).get('/api/development/mails')).json();
    return data.filter((mail: { booking_code: string | null }) => mail.booking_code !== null)
      .length;
  };

  it('sends the newest mail again, answers with the masked address, and allows three mails an hour to one mailbox over all bookings', async () => {
    await send();
    const ana = await signedIn();
    for (let time = 0; time < 3; time += 1) {
      expect((await resend(ana)).json()).toEqual({
        data: { sent_to: 'a***@viajes.test', template: 'booking.reserved' },
      });
      await send();
    }
    const refused = await resend(ana);
    expect([
      refused.statusCode,
      refused.json().errors[0].code,
      Number(refused.headers['retry-after']) > 3000,
    ]).toEqual([429, 'RATE_LIMITED', true]);
    expect(await bookingMails()).toBe(4);
    expect((await resend(ana, await aBooking())).statusCode).toBe(429);
  });

  it('does not queue a second copy of a mail that is not sent yet', async () => {
    const ana = await signedIn();
    expect((await resend(ana)).statusCode).toBe(404);
    await test.deps.db.withBrand('tiquete', (tx) =>
      tx.query(
        "insert into mails (id, brand, booking_id, template, next_at, created_at) values (gen_random_uuid(), 'tiquete', $1, 'booking.reserved', now() + interval '9 days', now())",
        [bookingId],
      ),
    );
    expect((await resend(ana)).statusCode).toBe(200);
    await test.deps.db.query('delete from outbox');
    await send();
    expect(await bookingMails()).toBe(1);
  });

  it('answers 404 to everyone who may not see the booking', async () => {
    await send();
    expect((await resend(openBrowser(test.app, 'localhost'))).statusCode).toBe(404);
    expect((await resend(await operator())).statusCode).toBe(404);
  });
});
