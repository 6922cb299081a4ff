import type { IncomingHttpHeaders } from 'node:http';

/**
 * RFC 9842, 2.2: a SHA-256 as a byte sequence of a structured field. It has no dot and no backslash, so it cannot leave a
 * folder.
 */
const AVAILABLE = /^:([A-Za-z0-9+/]{43}=):$/;
const REMOTE = /^[a-z][a-z0-9-]*$/;
/**
 * Part of a file name before its hash, which is the same in every release. None of its characters is special in a URL pattern.
 */
const HASHED_SCRIPT = /^([A-Za-z0-9_][A-Za-z0-9_.~-]*)\.[0-9a-f]{8,}\.js$/;
const DCZ = /(?:^|,)\s*dcz\s*(?:$|,)/i;

/** Base64 of the SHA-256 of the browser's dictionary, or null. Only clients that accept `dcz` can use a delta. */
export function availableDictionary(headers: IncomingHttpHeaders): string | null {
  const offered = headers['available-dictionary'];
  if (typeof offered !== 'string' || !DCZ.test(headers['accept-encoding'] ?? '')) return null;
  return AVAILABLE.exec(offered)?.[1] ?? null;
}

/**
 * `Use-As-Dictionary` (RFC 9842, 2.1) of a remote's script, for the same script of any other release. `match-dest` is omitted,
 * because scripts prefetched when idle are not requested as scripts. Null for a file without a hash in its name.
 */
export function useAsDictionary(remote: string, file: string): string | null {
  const role = HASHED_SCRIPT.exec(file)?.[1];
  return role && REMOTE.test(remote) ? `match="/assets/remotes/${remote}/*/${role}.*.js"` : null;
}
