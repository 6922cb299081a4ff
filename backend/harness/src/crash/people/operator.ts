import { setTimeout as wait } from 'node:timers/promises';
import { signInResponseSchema } from '@tiquete/contracts';
import pg from 'pg';
import * as z from 'zod';
import { BRANDS, type BrandId } from '../brands';
import { createRandom } from '../random';
import { errorCodeOf, openVisitor, type Visitor } from './visitor';

/** Real milliseconds between two checks for departures to decide. */
const POLL_MS = 700;
export const OPERATOR = { email: 'operador@tiquete.test', password: 'clave-de-las-caidas-1' };
const idsSchema = z.array(z.object({ id: z.string() }));
/** Ids of departures whose bookings wait, as the console writes them. */
const UNDECIDED = `
  select distinct d.package || '_' || d.starts_on as id
  from bookings b
  join package_holds h on h.brand = b.brand and h.reference = b.code
  join package_departures d on d.brand = h.brand and d.package = h.package and d.starts_on = h.starts_on
  where b.brand = $1 and b.state = 'WAITING' and d.decision is null`;
/** Marks the operator's session as if a code of the second factor had just been typed. */
const SHOW_CODE = `update sessions s set second_factor_at = $2 from users u
  where u.id = s.user_id and u.brand = $1 and u.email = $3`;

export interface OperatorContext {
  connection: pg.ClientConfig;
  urls: readonly string[];
  seed: number | string;
  clock: () => Date;
  signal: AbortSignal;
}

/**
 * Simulates an operator of each brand, who confirms seven of ten departures below their minimum group and cancels the others
 * by the console's calls, until `signal` aborts. Returns the number of each decision. @throws Error for an unexpected
 * rejection
 */
export async function decideDepartures(context: OperatorContext): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await Promise.all(
    BRANDS.map((brand) =>
      decideOf(context, brand, (decision) => {
        counts[decision] = (counts[decision] ?? 0) + 1;
      }),
    ),
  );
  return counts;
}

async function decideOf(
  { connection, urls, seed, clock, signal }: OperatorContext,
  brand: BrandId,
  onDecided: (decision: string) => void,
): Promise<void> {
  const random = createRandom(`${seed} operator ${brand}`);
  const visitor = openVisitor(brand, urls, random);
  // Runs a statement on its own connection. PostgreSQL has few connections, and those of killed processes stay open for a
  // while, so each is used briefly. A failed check is repeated by the next one.
  const query = async (sql: string, values: unknown[]): Promise<unknown[]> => {
    const client = new pg.Client(connection);
    try {
      await client.connect();
      await client.query("select set_config('app.brand', $1, false)", [brand]);
      return (await client.query(sql, values)).rows;
    } catch {
      return [];
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  while (!signal.aborted) {
    for (const { id } of idsSchema.parse(await query(UNDECIDED, [brand]))) {
      const decision = random.happens(0.7) ? 'CONFIRM' : 'CANCEL';
      await signedIn(visitor, async () => {
        await query(SHOW_CODE, [brand, clock(), OPERATOR.email]);
        return visitor.request('POST', `console/packages/departures/${id}/decision`, {
          decision,
          reason: 'Así quedó el grupo',
        });
      });
      onDecided(decision);
    }
    await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Repeats a call until it succeeds, and signs in again when the session has expired. A departure that is already decided, by
 * a sale or by a call whose answer was lost, counts as success.
 */
async function signedIn(
  visitor: Visitor,
  act: () => ReturnType<Visitor['request']>,
): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const reply = await act();
    if (reply.status === 200 || errorCodeOf(reply) === 'DEPARTURE_DECIDED') return;
    if (![401, 403, 404].includes(reply.status))
      throw new Error(`An operator was refused: ${reply.text.slice(0, 300)}`);
    const { body } = await visitor.request('POST', 'auths/sign_in', OPERATOR);
    visitor.signIn(signInResponseSchema.parse(body).data.access_token);
  }
  throw new Error('An operator could not sign in.');
}
