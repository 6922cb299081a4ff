import type { Tx } from '../../db/database';
import type { Limit, Take } from '../../lib/counters/rule';
import { digest, normalizeEmail } from '../auth';
import { BOOKING_COLUMNS, type BookingRow } from './repository';
import { type PeopleCipher } from '../checkout';

/** Letters and digits that a reader takes for each other become one. */
const LOOK_ALIKES = { from: '0QD1I5826V', to: 'OOOLLSBZGU' };
/** A code has no 0, O, 1 or I: one of them was misread for these. */
const MISREAD: Record<string, string> = { '0': 'QD', O: 'QD', '1': 'LJ', I: 'LJ' };
const PREFIX = 'TQ';
const CANDIDATES_MAX = 32;

const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const fold = (text: string): string =>
  [...text].map((letter) => LOOK_ALIKES.to[LOOK_ALIKES.from.indexOf(letter)] ?? letter).join('');

/** The condition that `column` begins as was typed, with or without our two first letters; `parameter` holds `codePattern`. */
export const startsLike = (column: string, parameter: string): string =>
  `translate(${column}, '${LOOK_ALIKES.from}', '${LOOK_ALIKES.to}') similar to ${parameter}`;
/** Null when nothing was typed. */
export function codePattern(typed: string | undefined): string | null {
  const letters = fold(plain(typed ?? ''));
  return letters === '' ? null : `(${fold(PREFIX)})?${letters}%`;
}

/** Every code that may have been meant, for a look-up by index. */
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

/** Guesses at the e-mail of one booking, in an hour. */
const PER_BOOKING: Limit = { free: 20, windowSeconds: 3600, wait: 'rest-of-window' };

/** Counters of an attempt with a typed code: of every booking that it may mean, however it is spelled; of the code itself where it means none. */
export async function codeTakes(tx: Tx, brandId: string, typed: string): Promise<Take[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from bookings where brand = $1 and code = any($2) order by id',
    [brandId, codeCandidates(typed)],
  );
  const unknown = fold(plain(typed)).replace(fold(PREFIX), '');
  const names = rows.length > 0 ? rows.map(({ id }) => id) : [digest(unknown)];
  return names.map((name) => ({ key: `lookup-booking:${name}`, limit: PER_BOOKING }));
}

/** The booking that code and e-mail name together, of any account or none. */
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
