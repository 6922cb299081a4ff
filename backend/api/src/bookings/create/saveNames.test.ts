import { randomUUID } from 'node:crypto';
import { aCall, aPeople, aQuote, toAnswer } from '../testing/builders';
import { useTestCheckout } from '../testing/useTestCheckout';
import type { TestCheckout } from '../testing/testCheckout';

let test: TestCheckout;
useTestCheckout((opened) => (test = opened));

const anAccount = async (name: string) => {
  const id = randomUUID();
  await test.db.withBrand('tiquete', (tx) =>
    tx.query(
      'insert into users (id, brand, email, name, password_hash, created_at) values ($1, $2, $3, $4, $5, $6)',
      [id, 'tiquete', `${id}@viajes.test`, name, 'none', test.clock()],
    ),
  );
  return id;
};
const buy = (userId: string, name: string, lastname: string) =>
  test.first.checkout.createBooking(aCall({ brandId: 'tiquete', userId }), async () => ({
    quote: aQuote(test.clock(), { people: aPeople({ name, lastname }) }),
    toAnswer,
  }));
const namesOf = async (id: string) =>
  (
    await test.db.withBrand('tiquete', (tx) =>
      tx.query('select name, given_name, lastname from users where id = $1', [id]),
    )
  )[0];

it('saves first and last name of an account whose holder buys under the same name in two fields', async () => {
  const id = await anAccount('María José del Río');
  await buy(id, 'Maria José', 'del Río');
  expect(await namesOf(id)).toEqual({
    name: 'María José del Río',
    given_name: 'Maria José',
    lastname: 'del Río',
  });
  // A stored name is not changed.
  await buy(id, 'María', 'José del Río');
  expect(await namesOf(id)).toMatchObject({ given_name: 'Maria José' });
});

it('never saves the name of another person', async () => {
  const id = await anAccount('María José del Río');
  await buy(id, 'Pedro', 'del Río');
  expect(await namesOf(id)).toMatchObject({ given_name: null, lastname: null });
});
