import type { Tx } from '../../db/database';
import type { Limit, Take } from '../../lib/counters/rule';
import { digest, normalizeEmail } from '../../accounts';
import { BOOKING_COLUMNS, type BookingRow } from '../repository';
import { type PeopleCipher } from '../people/peopleCipher';

/** Letters and digits that look alike. Each in `from` is replaced by the one in `to`. */
const LOOK_ALIKES = { from: '0QD1I5826V', to: 'OOOLLSBZGU' };
/** Letters that a typed 0, O, 1 or I may mean. Codes contain none of those four. */
const MISREAD: Record<string, string> = { '0': 'QD', O: 'QD', '1': 'LJ', I: 'LJ' };
const PREFIX = 'TQ';
const CANDIDATES_MAX = 32;

const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const fold = (text: string): string =>
  [...text].map((letter) => LOOK_ALIKES.to[LOOK_ALIKES.from.indexOf(letter)] ?? letter).join('');

/** SQL condition: `column` begins with the typed text, with or without `TQ`. `parameter` has the value of `codePattern`. */
export const startsLike = (column: string, parameter: string): string =>
  `translate(${column}, '${LOOK_ALIKES.from}', '${LOOK_ALIKES.to}') similar to ${parameter}`;
/** Returns the pattern for `startsLike`; null when nothing was typed. */
export function codePattern(typed: string | undefined): string | null {
  const letters = fold(plain(typed ?? ''));
  return letters === '' ? null : `(${fold(PREFIX)})?${letters}%`;
}

/** Returns every code that the typed text may mean, for a look-up by index. */
export function codeCandidates(typed: string): string[] {
  const letters = plain(typed);
  const spellings = [...letters].reduce<string[]>(
    (known, letter) =>
      known
        .flatMap((start) => [...(MISREAD[letter] ?? letter)].map((one) => start + one))
        .slice(0, CANDIDATES_MAX),
    [''],
  );
  return spellings.flatMap((spelling) => [spelling, PREFIX + spelling]);
}

/** Limit of attempts to name the e-mail of one booking. */
const PER_BOOKING: Limit = { free: 20, windowSeconds: 3600, wait: 'rest-of-window' };

/** Returns the counters of an attempt with a typed code: one for each booking that it may mean, else one for the code itself. */
export async function codeTakes(tx: Tx, brandId: string, typed: string): Promise<Take[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from bookings where brand = $1 and code = any($2) order by id',
    [brandId, codeCandidates(typed)],
  );
  const unknown = fold(plain(typed)).replace(fold(PREFIX), '');
  const names = rows.length > 0 ? rows.map(({ id }) => id) : [digest(unknown)];
  return names.map((name) => ({ key: `lookup-booking:${name}`, limit: PER_BOOKING }));
}

/** Returns the booking with this code and e-mail, a guest's or an account's. */
export async function findByCode(
  tx: Tx,
  cipher: PeopleCipher,
  brandId: string,
  { code, email }: { code: string; email: string },
): Promise<BookingRow | undefined> {
  const rows = await tx.query<BookingRow>(
    `select ${BOOKING_COLUMNS} from bookings where brand = $1 and code = any($2)`,
    [brandId, codeCandidates(code)],
  );
  return rows.find(
    (row) =>
      normalizeEmail(cipher.open(row.people, row.id).customer.email) === normalizeEmail(email),
  );
}
