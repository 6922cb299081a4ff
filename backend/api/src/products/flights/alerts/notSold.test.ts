import { alertsOfSuite } from './testing/alertsOfSuite';

const HOUR_MS = 3_600_000;
const { api, confirmed, found, housekeep, alerts, dropOf, oneClick } = alertsOfSuite();

async function sellsOnlyHotels(): Promise<void> {
  await api.rows(
    `update brands set file = jsonb_set(file, '{products}', '["HOTEL"]'), updated_at = $1 where id = 'tiquete'`,
    [api.test.deps.clock()],
  );
  api.test.deps.brands.refresh();
}

it('tells nothing while its brand sells no flights, and is erased after a day of that', async () => {
  const email = 'ana@viajes.test';
  await found(300_000);
  const token = await confirmed(email);
  await sellsOnlyHotels();
  await found(200_000);
  await housekeep();
  expect(await dropOf(email)).toBeUndefined();
  expect(await alerts()).toHaveLength(1);
  api.test.advance(25 * HOUR_MS);
  await housekeep();
  expect(await alerts()).toEqual([]);
  // Mail programs may still ask for the end of it.
  expect((await oneClick(token)).statusCode).toBe(200);
});
