import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { errorCode } from '../../lib/errorCode';
import { BodyTooLargeError, type Reply, send } from '../../lib/http-client/send';
import { fileOf, type Finding, shortened, type WantedProof } from './prover';
import { isPublicAddress } from './publicAddress';

const DEADLINE_MS = 5000;
const MAX_BYTES = 1024;
const NO_HOST = ['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'EAI_NODATA'];

export interface HttpProofOptions {
  /** Returns all addresses of a host. @throws Error with a `code` */
  lookup: (host: string) => Promise<LookupAddress[]>;
  isAllowed: (address: string) => boolean;
  /** Origins of a host's web server on the internet. */
  origins: (host: string) => readonly string[];
}
export const PUBLIC_INTERNET: HttpProofOptions = {
  lookup: (host) => systemLookup(host, { all: true, verbatim: true }),
  isAllowed: isPublicAddress,
  origins: (host) => [`https://${host}`, `http://${host}`],
};

/**
 * Looks for the file on the web server of a host, over https or else over http. Redirects are not followed, and only checked
 * addresses are connected to, because DNS may change in between.
 */
export async function findFile(
  { lookup, isAllowed, origins }: HttpProofOptions,
  wanted: WantedProof,
): Promise<Finding> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const deadline = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  let dispatcher: Agent | null = null;
  try {
    const addresses = await Promise.race([lookup(wanted.host), deadline]);
    if (addresses.length === 0) return no('NO_ADDRESS');
    const refused = addresses.filter(({ address }) => !isAllowed(address));
    if (refused.length > 0)
      return no(
        'PRIVATE_ADDRESS',
        refused.map(({ address }) => address),
      );
    dispatcher = new Agent({
      pipelining: 0,
      connect: { timeout: DEADLINE_MS, lookup: only(addresses) },
    });
    const findings: Finding[] = [];
    for (const origin of origins(wanted.host)) {
      const finding = await requestFile(origin, wanted, { signal, dispatcher });
      if (finding.isProven) return finding;
      findings.push(finding);
    }
    // The answer of a server is more useful than the report that one is unreachable.
    return findings.find((one) => !one.isProven && one.why !== 'UNREACHABLE') ?? findings[0]!;
  } catch (error) {
    if (signal.aborted) return no('TIMEOUT');
    const code = errorCode(error);
    return NO_HOST.includes(code) ? no('NO_ADDRESS') : no('UNREACHABLE', [code]);
  } finally {
    deadline.catch(() => undefined);
    await dispatcher?.destroy();
  }
}

const no = (
  why: Exclude<Finding, { isProven: true }>['why'],
  found: readonly string[] = [],
): Finding => ({ isProven: false, why, found: shortened(found) });

/** Look-up function of a connection that returns only addresses which were checked before. */
const only =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };

async function requestFile(
  origin: string,
  wanted: WantedProof,
  { signal, dispatcher }: { signal: AbortSignal; dispatcher: Agent },
): Promise<Finding> {
  const { path, content } = fileOf(wanted);
  const url = new URL(path, origin);
  // `URL` converts a number in another spelling to an address, without a look-up.
  if (url.hostname !== wanted.host) return no('PRIVATE_ADDRESS', [url.hostname]);
  try {
    const reply = await send(url, {
      method: 'GET',
      headers: { 'user-agent': 'Tiquete', accept: 'text/plain', 'accept-encoding': 'identity' },
      signal,
      dispatcher,
    });
    const text = await read(reply);
    if (reply.status >= 300 && reply.status < 400)
      return no('REDIRECT', [reply.headers.location ?? '']);
    if (reply.status !== 200) return no('STATUS', [String(reply.status)]);
    return text.trim() === content ? { isProven: true } : no('OTHER_FILE', [text]);
  } catch (error) {
    if (signal.aborted) throw error;
    return no('UNREACHABLE', [errorCode(error)]);
  }
}

/** Reads the answer. A longer one than the file is a different file. */
async function read(reply: Reply): Promise<string> {
  try {
    return (await reply.read(MAX_BYTES)).toString('utf8');
  } catch (error) {
    if (error instanceof BodyTooLargeError || error instanceof SyntaxError) return '…';
    throw error;
  }
}
