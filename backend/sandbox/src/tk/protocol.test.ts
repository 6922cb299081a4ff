import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { NOW, testApp } from '../testing/client';
import { aTkOrder, openTkClient, aTrip } from '../testing/tkClient';

interface Written {
  verb: string;
  page: string;
  method: 'GET' | 'PUT' | 'POST';
  fields: string[];
  answer: unknown;
  guessed: string[];
}
const { answers }: { answers: Written[] } = JSON.parse(
  readFileSync(join(__dirname, '../../specs/tk/answers.json'), 'utf8'),
);
let app: FastifyInstance;
let clock: Date;
beforeEach(async () => {
  clock = NOW;
  app = await testApp({ now: () => clock });
});
afterEach(() => app.close());

/**
 * Paths at which our answer differs from a published one: by a missing field, by another type, or by a field that is neither
 * published nor listed as a guess.
 */
function differences(written: unknown, ours: unknown, guessed: string[], path = ''): string[] {
  if (Array.isArray(written))
    return Array.isArray(ours) && ours.length > 0
      ? differences(written[0], ours[0], guessed, `${path}[0]`)
      : [`${path} is no list`];
  if (typeof written !== 'object' || written === null)
    return written === null || typeof ours === typeof written ? [] : [`${path} is ${typeof ours}`];
  const [theirs, mine] = [Object.entries(written), Object.entries(ours ?? {})];
  const byPlan = theirs.every(([name]) => /^\d+$/.test(name));
  if (byPlan) return differences(theirs[0]?.[1], mine[0]?.[1], guessed, `${path}.plan`);
  const own = Object.fromEntries(mine);
  return [
    ...theirs.flatMap(([name, value]) =>
      name in own
        ? differences(value, own[name], guessed, `${path}.${name}`)
        : [`${path}.${name} is missing`],
    ),
    ...mine
      .filter(([name]) => !theirs.some(([known]) => known === name) && !guessed.includes(name))
      .map(([name]) => `${path}.${name} is not written`),
  ];
}

const VALUES: Record<string, unknown> = {
  ...aTkOrder(),
  ...aTrip({ pasajeros: '1', edad: ['35'] }),
  language: 'spa',
  usuario: 'sandbox-tk-user',
  password: 'sandbox-tk-password',
  desde: '01/11/2026',
  hasta: '21/11/2026',
  estatus: '1',
  formato: 'excel',
  notificar: '1',
  id_plan: '1840',
};
describe.each(answers)(
  '$verb, as written on $page',
  ({ verb, method, fields, answer, guessed }) => {
    it('answers with the published fields, and no others but the guesses that the README lists', async () => {
      const tk = await openTkClient(app);
      const isLocal =
        verb === 'country_restricted' || verb === 'get_terms' || verb === 'get_coverages';
      const plan = isLocal ? '1840' : '1804';
      const made = ['get_voucher', 'request_changes', 'request_cancellation'].includes(verb)
        ? await tk.tell('add_order', aTkOrder())
        : { codigo: undefined };
      const known: Record<string, unknown> = { ...VALUES, id_plan: plan, codigo: made.codigo };
      const requested = Object.fromEntries(
        [...fields, ...guessed].filter((name) => name in known).map((name) => [name, known[name]]),
      );
      const ours =
        method === 'POST'
          ? (await app.inject({ method, url: '/tk/auth', payload: requested })).json()
          : await (method === 'GET' ? tk.read(verb, requested) : tk.tell(verb, requested));
      expect(differences(answer, ours, guessed)).toEqual([]);
    });
  },
);

it('issues tokens of twelve characters that expire, and rejects calls without one', async () => {
  const { token, read, errorOf } = await openTkClient(app);
  expect(token).toMatch(/^[A-Z0-9]{12}$/);
  clock = new Date(NOW.getTime() + 59 * 60_000);
  expect(await errorOf(read('get_regions'))).toBeUndefined();
  clock = new Date(NOW.getTime() + 60 * 60_000);
  expect(await errorOf(read('get_regions'))).toBe('1005');
  expect(await errorOf(read('get_regions', { token: '' }))).toBe('9061');
});
it.each([
  [{}, '6037'],
  [{ usuario: 'x' }, '6041'],
  [{ password: 'x' }, '6040'],
  [{ usuario: 'x', password: 'x' }, '1005'],
])('rejects %j', async (payload, number) => {
  const reply = await app.inject({ method: 'POST', url: '/tk/auth', payload });
  expect(reply.json().result.error_id).toBe(number);
});
it('omits tokens and health answers from the log of requests', async () => {
  const { tell, token } = await openTkClient(app);
  await tell('add_order', aTkOrder({ condiciones_med: ['diabetes'] }));
  const { body } = await app.inject({ method: 'GET', url: '/control/requests' });
  expect(body).toContain('TQ0000001');
  expect(body).not.toContain('diabetes');
  expect(body).not.toContain(token);
  expect(body).not.toContain('sandbox-tk-password');
});
