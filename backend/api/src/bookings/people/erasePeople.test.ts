import { randomUUID } from 'node:crypto';
import { createPurge } from '../../deps/retention';
import { recipientHash } from '../../mail/createMail';
import { TEST_BOOKING_KEY } from '../../testing/testApp';
import { closeCase, openCase } from '../cases';
import { record } from '../repository';
import { type BookedApp, startBookedApp } from '../testing/bookedApp';
import { aPeople } from '../testing/builders';
import { buyerHash, createPeopleCipher } from './peopleCipher';

const EMAIL = 'zulema@viajes.test';
const cipher = createPeopleCipher([TEST_BOOKING_KEY]);
const PERSONAL = [
  'Zulema',
  'Quintero',
  '52999111',
  EMAIL,
  '3155550199',
  '1961-02-03',
  'Mesa junto',
  'AV998877',
  buyerHash(cipher, 'tiquete', EMAIL),
  recipientHash('tiquete', EMAIL),
];
const zulema = () => {
  const people = aPeople({
    name: 'Zulema',
    lastname: 'Quintero',
    document: '52999111',
    email: EMAIL,
    phone: '3155550199',
    birth_date: '1961-02-03',
  });
  const passengers = people.passengers.map((passenger) => ({
    ...passenger,
    name: 'Zulema',
    lastname: 'Quintero',
    document: '52999111',
    details: { document: { number: 'AV998877' } },
  }));
  const contact = {
    firstName: 'Zulema',
    lastName: 'Quintero',
    email: EMAIL,
    phoneCountry: '57',
    phone: '3155550199',
  };
  return { ...people, passengers, contact, remark: 'Mesa junto a la ventana' };
};

let app: BookedApp;
beforeAll(async () => {
  app = await startBookedApp();
});
afterAll(() => app.close());

const rows = (sql: string, values: unknown[] = []) =>
  app.deps.db.query<Record<string, unknown>>(sql, values);
const purge = () => createPurge(app.deps)();
const peopleOf = async (id: string) => {
  const [row] = await rows('select people from bookings where id = $1', [id]);
  return cipher.open(String(row?.people), id);
};

/** A paid booking of a guest, with a mail, and with the person's name in texts of staff. */
async function aSale(): Promise<string> {
  const { id } = await app.book(null, { people: zulema(), clientReference: 'Viaje de Zulema' });
  await app.pay(app.guestOf(id), id);
  const at = app.deps.clock();
  const text = 'Llamó Zulema Quintero';
  await app.deps.db.withBrand('tiquete', async (tx) => {
    const data = { amount: 1000, reason: text, note: text };
    await record(tx, {
      brand: 'tiquete',
      bookingId: id,
      at,
      code: 'OPERATOR_REFUNDED',
      data,
    });
    await openCase(tx, {
      brand: 'tiquete',
      kind: 'REFUND_PROPOSED',
      key: `test:${id}`,
      at,
      bookingId: id,
      data: { amount: 1000, reason: text },
    });
    await closeCase(tx, { brand: 'tiquete', key: `test:${id}`, at, by: 'system', note: text });
    await tx.query(
      `insert into refund_proposals (id, brand, booking_id, payment_id, key, amount, reason, state, proposed_by, proposed_at,
         decided_by, decided_at, note)
       select gen_random_uuid(), brand, booking_id, id, 'k', 1000, $2, 'DECLINED', gen_random_uuid(), $3,
         gen_random_uuid(), $3, $2 from payments where brand = 'tiquete' and booking_id = $1`,
      [id, text, at],
    );
    await tx.query(
      `insert into mails (id, brand, booking_id, template, state, recipient, subject, created_at, sent_at)
       values ($1, 'tiquete', $2, 'booking.confirmed', 'SENT', $3, 'Tu reserva', $4, $4)`,
      [randomUUID(), id, recipientHash('tiquete', EMAIL), at],
    );
  });
  return id;
}
/** Moves the trip and the last change of a booking to the past. */
const age = (id: string, years: number, sinceChange = years) =>
  rows(
    `update bookings set date_from = now() - make_interval(years => $2) - interval '5 days',
       date_to = now() - make_interval(years => $2) - interval '4 days',
       updated_at = now() - make_interval(years => $3) - interval '4 days'
     where id = $1`,
    [id, years, sinceChange],
  );

async function tables(): Promise<string[]> {
  const found = await rows(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  return found.map(({ name }) => String(name));
}
/** All rows of all tables that contain `text`, as JSON. */
async function rowsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const own = await rows(
      `select to_jsonb(t)::text as row from ${table} t where to_jsonb(t)::text like $1 order by 1`,
      [`%${text}%`],
    );
    found.push(...own.map(({ row }) => `${table} ${String(row)}`));
  }
  return found;
}
const booksOf = async (id: string) => ({
  booking: await rows(
    'select code, state, title, date_to, total, paid, price_breakdown, cancellation, supplier_locator from bookings where id = $1',
    [id],
  ),
  payments: await rows('select * from payments where booking_id = $1', [id]),
  instalments: await rows('select * from booking_instalments where booking_id = $1', [id]),
  events: await rows(
    "select id, at, code, from_state, to_state, data -> 'amount' as amount from booking_events where booking_id = $1 order by id",
    [id],
  ),
});

it('removes the people of a booking from every table once its years have passed, and retains the books', async () => {
  const id = await aSale();
  await age(id, 10);
  // Events are transferred to the mails and deleted weeks later.
  await rows("update outbox set sent_at = now() - interval '31 days'");
  const books = await booksOf(id);
  expect((await rowsWith('Zulema')).length).toBeGreaterThan(4);
  await purge();
  for (const text of PERSONAL) expect([text, await rowsWith(text)]).toEqual([text, []]);
  const people = JSON.stringify(await peopleOf(id));
  expect(PERSONAL.filter((text) => people.includes(text))).toEqual([]);
  expect(await booksOf(id)).toEqual(books);
});

it('changes nothing of a booking whose years have not passed', async () => {
  const id = await aSale();
  await age(id, 9);
  await rows('delete from outbox');
  const before = await rowsWith(id);
  await purge();
  expect(await rowsWith(id)).toEqual(before);
  expect((await peopleOf(id)).customer.name).toBe('Zulema');
});

it("detaches an account's booking, and leaves the account", async () => {
  await app.browserOf(EMAIL);
  const { id } = await app.book(EMAIL, { people: zulema() });
  await rows("update bookings set state = 'EXPIRED', next_at = null where id = $1", [id]);
  await age(id, 10);
  await purge();
  expect(await rows('select user_id, intent from bookings where id = $1', [id])).toEqual([
    { user_id: null, intent: null },
  ]);
  expect(await rows('select email from users where email = $1', [EMAIL])).toHaveLength(1);
  await rows('delete from users where email = $1', [EMAIL]);
});

it.each([
  ['was changed later', (id: string) => age(id, 10, 2)],
  [
    'is in progress',
    (id: string) =>
      rows("update bookings set state = 'WAITING', waits_until = now() where id = $1", [id]),
  ],
  [
    'has an open case',
    (id: string) =>
      rows(
        `insert into cases (id, brand, kind, key, booking_id, opened_at, seen_at)
         values (gen_random_uuid(), 'tiquete', 'REFUND_MANUAL', $1::text, $1::uuid, now(), now())`,
        [id],
      ),
  ],
] as const)('retains the people of a booking that %s', async (_, change) => {
  const id = await aSale();
  await age(id, 10);
  await change(id);
  await purge();
  expect((await peopleOf(id)).customer.name).toBe('Zulema');
});

it('erases more bookings than one batch has, even when one cannot be opened', async () => {
  const id = await aSale();
  await age(id, 10);
  const ids = Array.from({ length: 450 }, () => randomUUID()).sort();
  const [broken = ''] = ids;
  await rows(
    `insert into bookings (id, brand, code, product, state, title, image, date_from, date_to, destination_name, total_pax, total,
       price_breakdown, rate_comments, snapshot, consents, supplier, supplier_data, people, pay_by, created_at, updated_at)
     select n.id, brand, 'TQ' || lpad(translate(n.place::text, '01', 'YZ'), 10, 'X'), product, 'EXPIRED', title, image, date_from,
       date_to, destination_name, total_pax, total, price_breakdown, rate_comments, snapshot, consents, supplier, supplier_data,
       n.people, pay_by, created_at, updated_at
     from bookings, unnest($2::uuid[], $3::text[]) with ordinality as n (id, people, place) where bookings.id = $1`,
    [id, ids, ids.map((one) => cipher.seal(zulema(), one === broken ? id : one))],
  );
  await purge();
  expect(
    await rows('select id from bookings where id = any($1) and people_erased_at is null', [
      [id, ...ids],
    ]),
  ).toEqual([{ id: broken }]);
  expect((await peopleOf(ids.at(-1) ?? '')).customer.email).toBe('');
  expect(app.logged()).toContain(broken);
});
