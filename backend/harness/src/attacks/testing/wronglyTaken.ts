import type { Call } from './callOf';
import { LENGTHS } from './mutate';

/** What a call may not get as its answer, whatever its document says: two hosts, nobody's host, a list that is far too long. */
export function wronglyTaken({ hosts, payload }: Call, status: number): string[] {
  if (hosts && hosts.length > 1) return status === 400 ? [] : [`two hosts were answered ${status}`];
  if (hosts) return status === 421 || status === 400 ? [] : [`${hosts[0]} was answered ${status}`];
  return status < 300 && longestList(payload) >= LENGTHS.flood
    ? [`a list of ${longestList(payload)} was taken`]
    : [];
}

function longestList(payload: string | null): number {
  let longest = 0;
  try {
    JSON.parse(payload ?? '', (_, value: unknown) => {
      if (Array.isArray(value)) longest = Math.max(longest, value.length);
      return value;
    });
  } catch {
    // What is not JSON has no list.
  }
  return longest;
}
