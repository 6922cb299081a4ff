import type { BrandHost, HostMethod } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import type { Report } from '../../lib/command/runCommandLine';
import { type Author, saveDraft } from '../history/writeVersions';
import { readVersions } from '../history/versions';
import { readClaims, toBrandHost } from '../hosts/claims';
import type { HostProver } from '../hosts/prover';
import { verifyHost } from '../hosts/verifyHost';
import { BrandRefusal } from '../refusal';
import type { PublishedReader } from '../remotes/published';
import type { SenderProver } from '../sender/senderProof';
import { type PlatformMail, readSender, toBrandSender } from '../sender/senders';
import { type SenderMethod, verifySender } from '../sender/verifySender';

export interface BrandCommandParts {
  db: Database;
  author: Author;
  hostProver: HostProver;
  senderProver: SenderProver;
  platformMail: PlatformMail;
  merchants: ReadonlySet<string> | null;
  publishedOf: PublishedReader;
}

export async function addHostCommand(
  { db, author, publishedOf }: BrandCommandParts,
  brand: string,
  host: string,
): Promise<Report> {
  await saveDraft(db, author, {
    brand,
    publishedOf,
    edit: (file) => ({ ...file, hosts: [...file.hosts.filter((one) => one !== host), host] }),
  });
  return listHostsCommand(db, brand);
}

export async function removeHostCommand(
  { db, author, publishedOf }: BrandCommandParts,
  brand: string,
  host: string,
): Promise<Report> {
  await saveDraft(db, author, {
    brand,
    publishedOf,
    edit: (file) => ({ ...file, hosts: without(file.hosts, brand, host) }),
  });
  return listHostsCommand(db, brand);
}

/** The hosts of a brand without one. @throws BrandRefusal UNKNOWN_HOST, LAST_HOST */
function without(all: readonly string[], brand: string, host: string): string[] {
  if (!all.includes(host)) throw new BrandRefusal('UNKNOWN_HOST', `${brand} has no host ${host}.`);
  if (all.length === 1)
    throw new BrandRefusal('LAST_HOST', `${brand}: ${host} is its last host; add another first.`);
  return all.filter((one) => one !== host);
}

export async function listHostsCommand(db: Database, brand: string): Promise<Report> {
  const { draft, published } = await readVersions(db, brand);
  if (!draft && !published)
    throw new BrandRefusal('UNKNOWN_BRAND', `There is no brand "${brand}".`);
  const claims = (await readClaims(db, brand)).map(toBrandHost);
  return { lines: claims.flatMap(hostLines), data: { brand, hosts: claims } };
}

export async function verifyHostCommand(
  { db, author, hostProver }: BrandCommandParts,
  { brand, host, method }: { brand: string; host: string; method: HostMethod },
): Promise<Report> {
  const claim = toBrandHost(await verifyHost(db, author, hostProver, { brand, host, method }));
  if (claim.state === 'verified')
    return { lines: [`${brand}: ${host} is its own`], data: { brand, host: claim } };
  const code = claim.why?.code === 'TAKEN' ? 'HOST_TAKEN' : 'HOST_UNVERIFIED';
  return {
    lines: [`${brand}: ${host} is not proven`, ...hostLines(claim)],
    data: { ok: false, code, brand, host: claim },
    exitCode: 1,
  };
}

function hostLines({ host, state, is_served, why, record, file }: BrandHost): string[] {
  const line = `${host}  ${state}${is_served ? ', in service' : ''}`;
  if (state === 'verified') return [line];
  return [
    line,
    ...(why ? [`  ${[why.code, ...why.found].join(' ')}`] : []),
    `  dns: TXT ${record.name} = ${record.value}`,
    `  http: ${host}${file.path} = ${file.content}`,
  ];
}

/** Command that shows the sender address of a brand's mails, or verifies its domain. */
export async function senderCommand(
  { db, author, senderProver, platformMail }: BrandCommandParts,
  brand: string,
  verify?: SenderMethod,
): Promise<Report> {
  const found =
    verify === undefined
      ? await readSender(db, brand)
      : await verifySender(
          db,
          author,
          { prove: senderProver, platformMail },
          { brand, method: verify },
        );
  const shown = toBrandSender(found, platformMail);
  const { email, state, from, records, why } = shown;
  return {
    lines: [
      `${brand}: ${email} is ${state}; mails leave from ${from}`,
      ...(why ? [`  ${[why.code, ...why.found].join(' ')}`] : []),
      ...(state === 'verified' ? [] : (records ?? [])).map(
        ({ name, value }) => `  dns: TXT ${name} = ${value}`,
      ),
    ],
    data: { brand, sender: shown },
    ...(verify === 'dns' && state !== 'verified' && { exitCode: 1 as const }),
  };
}
