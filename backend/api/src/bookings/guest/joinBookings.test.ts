import { randomBytes } from 'node:crypto';
import { openBrowser } from '../../testing/browser';
import { TEST_BOOKING_KEY } from '../../testing/testApp';
import { createPeopleCipher } from '../people/peopleCipher';
import { aPeople } from '../testing/builders';
import { type BookedApp, type Browser, startBookedApp } from '../testing/bookedApp';
import { createJoinBookings } from './joinBookings';

let test: BookedApp;
let luz: Browser;
let other: Browser;
beforeAll(async () => {
  test = await startBookedApp();
  luz = await test.browserOf('luz@viajes.test');
  other = await test.browserOf('ana@viajes.test');
});
afterAll(() => test.close());

const book = () => test.book(null, { people: aPeople({ email: ' Luz@Viajes.test' }) });
const answer = (reply: { statusCode: number; json(): { errors?: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors?.[0]?.code,
];
const listed = async (browser: Browser) => {
  const { data, meta } = (await browser.get('/api/bookings')).json();
  return [data.map((one: { id: string }) => one.id), meta.joinable];
};
const join = (browser: Browser) => browser.postJson('/api/bookings/joins', {});
const see = async (browser: Browser, id: string) =>
  (await browser.get(`/api/bookings/${id}`)).statusCode;

it("adds guest bookings to the account of their address only when its holder requests it, and the guest's links stay valid", async () => {
  const { id, code } = await book();
  const guest = test.guestOf(id);
  expect(await listed(luz)).toEqual([[], 1]);
  expect(await see(luz, id)).toBe(404);
  expect((await join(other)).json()).toEqual({ data: { joined: 0 } });
  expect(answer(await join(openBrowser(test.app, 'localhost')))).toEqual([401, 'UNAUTHENTICATED']);
  expect((await join(luz)).json()).toEqual({ data: { joined: 1 } });
  expect(await listed(luz)).toEqual([[id], 0]);
  expect(await listed(other)).toEqual([[], 0]);
  const { events } = await test.detail(luz, id);
  expect(events.map((event: { code: string }) => event.code)).toContain('JOINED');
  expect(await see(guest, id)).toBe(200);
  expect(
    answer(await other.postJson('/api/bookings/claims', { code, email: 'luz@viajes.test' })),
  ).toEqual([404, 'BOOKING_NOT_CLAIMED']);
  const rows = await test.deps.db.query('select buyer_hash from bookings where id = $1', [id]);
  expect(rows).toEqual([{ buyer_hash: expect.stringMatching(/^[\w-]{43}$/) }]);
});

it('adds no booking at a sign-in, at a second booking or at a read', async () => {
  const { id } = await book();
  const again = await test.browserOf('luz@viajes.test');
  expect((await listed(again))[1]).toBe(1);
  expect(await see(again, id)).toBe(404);
  expect((await listed(again))[1]).toBe(1);
});

it('finds bookings from before a rotation of the booking keys', async () => {
  const { id } = await test.book(null, { people: aPeople({ email: 'paz@viajes.test' }) });
  const paz = await test.browserOf('paz@viajes.test');
  const user = await test.deps.users.byEmail('tiquete', 'paz@viajes.test');
  const rotated = createJoinBookings({
    db: test.deps.db,
    cipher: createPeopleCipher([randomBytes(32), TEST_BOOKING_KEY]),
    clock: test.deps.clock,
  });
  const own = { brandId: 'tiquete', user: { id: user?.id ?? '', email: 'paz@viajes.test' } };
  expect(await rotated.count(own)).toBe(1);
  expect(await rotated.join(own)).toBe(1);
  expect(await listed(paz)).toEqual([[id], 0]);
});
