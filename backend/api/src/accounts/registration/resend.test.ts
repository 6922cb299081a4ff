import { accountApiOfSuite } from '../testing/accountApiOfSuite';
import { PASSWORD } from '../testing/anAccountApi';

const api = accountApiOfSuite({ isApart: true });
const resend = async (email: string) => {
  const reply = await api.browser().call('POST accounts/confirmations/resend', { email });
  await api.test.deps.account.settle();
  return reply;
};

it('mails the link again, and nothing to unknown or confirmed addresses, with the same answer', async () => {
  await api.test.addUser('tiquete', 'lista@viajes.test', PASSWORD);
  await api.register('otravez@viajes.test');
  const bodies = [];
  for (const email of ['otravez@viajes.test', 'lista@viajes.test', 'nadie@viajes.test'])
    bodies.push((await resend(email)).body);
  expect(new Set(bodies).size).toBe(1);
  expect(await api.mailsTo('otravez@viajes.test')).toHaveLength(2);
  expect([await api.mailsTo('lista@viajes.test'), await api.mailsTo('nadie@viajes.test')]).toEqual([
    [],
    [],
  ]);
  expect((await api.complete(await api.newestToken('otravez@viajes.test'))).statusCode).toBe(200);
});

it('sends a mailbox three mails in half an hour, over all three ways to request one', async () => {
  const email = 'buzon-ajeno@viajes.test';
  for (let turn = 0; turn < 2; turn += 1) await api.register(email);
  for (let turn = 0; turn < 2; turn += 1) await resend(email);
  for (let turn = 0; turn < 2; turn += 1)
    await api.browser().call('POST accounts/password_resets', { email });
  expect(await api.mailsTo(email)).toHaveLength(3);
});
