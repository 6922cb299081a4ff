import type { IncomingHttpHeaders } from 'node:http';

/** RFC 9842, 2.2: a SHA-256, as a byte sequence of a structured field. Neither dot nor backslash: it cannot leave a folder. */
const AVAILABLE = /^:([A-Za-z0-9+/]{43}=):$/;
const REMOTE = /^[a-z][a-z0-9-]*$/;
/** The part of a file name before its hash, which is the same in every release. None of these characters means anything in a URL pattern. */
const HASHED_SCRIPT = /^([A-Za-z0-9_][A-Za-z0-9_.~-]*)\.[0-9a-f]{8,}\.js$/;
const DCZ = /(?:^|,)\s*dcz\s*(?:$|,)/i;

/** Base64 of the SHA-256 of the file that the browser has, or null; only who names `dcz` can make use of a delta. */
export function availableDictionary(headers: IncomingHttpHeaders): string | null {
  const offered = headers['available-dictionary'];
  if (typeof offered !== 'string' || !DCZ.test(headers['accept-encoding'] ?? '')) return null;
  return AVAILABLE.exec(offered)?.[1] ?? null;
}

/**
 * `Use-As-Dictionary` (RFC 9842, 2.1) of a remote's script: good for the same script of any other release. Without `match-dest`,
 * for what is fetched ahead when idle is not asked for as a script. Null for a file without a hash in its name.
 */
export function useAsDictionary(remote: string, file: string): string | null {
  const role = HASHED_SCRIPT.exec(file)?.[1];
  return role && REMOTE.test(remote) ? `match="/assets/remotes/${remote}/*/${role}.*.js"` : null;
}
