import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Queryable } from '../../db/database';

/** What a shell offers to remotes, of its `shell.json`. */
const shellOfferSchema = z.object({
  release: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** Version of the platform contract. */
  contract: z.string(),
  /** Shared id → version. */
  shared: z.record(z.string(), z.string()),
  /** Names of its own slices. */
  slices: z.array(z.string()),
});
export type ShellOffer = z.infer<typeof shellOfferSchema>;

const STARTED = `
  insert into shells (release, manifest) values ($1, $2)
  on conflict (release) do update set manifest = excluded.manifest, started_at = now()`;
const NEWEST = `select manifest from shells order by started_at desc limit 1`;

/** The shell in the builds of `assetsDir`; null where there is none, as where remotes are released from an image of their own. */
export async function readShellOffer(assetsDir: string): Promise<ShellOffer | null> {
  const text = await readFile(join(assetsDir, 'shell', 'shell.json'), 'utf8').catch(() => 'null');
  return parseOffer(JSON.parse(text));
}

/** Notes the shell that a replica serves from now on. */
export async function noteShell(db: Queryable, offer: ShellOffer): Promise<void> {
  await db.query(STARTED, [offer.release, JSON.stringify(offer)]);
}

/** The shell that pages get: of the builds here or, without one, of the replica that started last; null before any has. */
export async function readLiveShell(db: Queryable, assetsDir: string): Promise<ShellOffer | null> {
  const [noted] = await db.query<{ manifest: unknown }>(NEWEST);
  return (await readShellOffer(assetsDir)) ?? parseOffer(noted?.manifest);
}

/** Null for what is no offer, as of a shell that was built before offers were. */
function parseOffer(value: unknown): ShellOffer | null {
  const offer = shellOfferSchema.safeParse(value);
  return offer.success ? offer.data : null;
}
