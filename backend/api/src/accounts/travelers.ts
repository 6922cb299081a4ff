import { randomUUID } from 'node:crypto';
import {
  ADULT_AGE,
  DOCUMENT_TYPES,
  MAX_TRAVELERS,
  type Traveler,
  type TravelerBody,
  travelerBodySchema,
  type TravelerSummary,
} from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import { ageOn } from '@tiquete/domain/travellers';
import type { Tx } from '../db/database';
import { AppError } from '../lib/errors';
import { maskDocument } from '../lib/privacy/maskDocument';
import type { ResolvedSession } from '../requestTypes';
import type { AccountParts } from './accountParts';
import { isDocument } from '../lib/documents';
import { refuse } from '../lib/refuse';
import { checkBirth, checkPhone } from './checkProfile';
import { accountMessages as words } from './messages';

const MINORS: readonly number[] = [DOCUMENT_TYPES.REGISTRO_CIVIL, DOCUMENT_TYPES.TARJETA_IDENTIDAD];

/** Checks a traveller by the rules of the checkout. @throws AppError naming the field */
function checkTraveler(
  {
    document_type: type,
    document,
    document_expiry: expiry,
    birth_date,
    nationality,
    phone_country,
    phone,
  }: TravelerBody,
  today: string,
): void {
  const age = birth_date === null ? null : checkBirth(birth_date, today);
  checkPhone(phone_country, phone);
  if ((type === null) !== (document === null))
    refuse('DOCUMENT_INVALID', type === null ? '/document_type' : '/document', words.documentPair);
  if (expiry !== null && document === null)
    refuse('DOCUMENT_INVALID', '/document', words.documentPair);
  if (type === null || document === null) return;
  if (type === DOCUMENT_TYPES.NIT) refuse('DOCUMENT_INVALID', '/document_type', words.nit);
  if (age !== null && type === DOCUMENT_TYPES.CEDULA_CIUDADANIA && age < ADULT_AGE)
    refuse('DOCUMENT_INVALID', '/document_type', words.adultsDocument);
  if (age !== null && MINORS.includes(type) && age >= ADULT_AGE)
    refuse('DOCUMENT_INVALID', '/document_type', words.minorsDocument);
  if (!isDocument(type, document, nationality ?? '')) refuse('DOCUMENT_INVALID', '/document');
}

interface TravelerRow {
  id: string;
  sealed: string;
  updated_at: Date;
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Context in which a saved traveller is sealed. */
export const travelerContext = (brandId: string, userId: string, id: string): string =>
  `traveler:${brandId}:${userId}:${id}`;

/** Store of saved travellers, encrypted like the people of bookings. An id of another account is NOT_FOUND. */
export function createTravelers({
  db,
  clock,
  textCipher,
}: Pick<AccountParts, 'db' | 'clock' | 'textCipher'>) {
  const contextOf = ({ brandId, user }: ResolvedSession, id: string) =>
    travelerContext(brandId, user.id, id);
  const seal = (own: ResolvedSession, id: string, body: TravelerBody) =>
    textCipher.seal(JSON.stringify(body), contextOf(own, id));
  const open = (own: ResolvedSession, { id, sealed, updated_at }: TravelerRow): Traveler =>
    toTraveler(
      travelerBodySchema.parse(JSON.parse(textCipher.open(sealed, contextOf(own, id)))),
      id,
      updated_at,
      today(clock()),
    );
  /** All travellers with complete data, for the owner's own copy. */
  const readAll = async (tx: Tx, own: ResolvedSession) => {
    const rows = await tx.query<TravelerRow & Record<string, unknown>>(
      'select id, sealed, updated_at from saved_travelers where brand = $1 and user_id = $2 order by created_at, id',
      [own.brandId, own.user.id],
    );
    return rows.map((row) => open(own, row));
  };
  return {
    readAll,
    list: async (own: ResolvedSession): Promise<TravelerSummary[]> =>
      (await db.withBrand(own.brandId, (tx) => readAll(tx, own))).map(toSummary),
    /**
     * A traveller with complete data, for a form. They are read one at a time, so that an open page or a stolen list shows
     * no documents.
     */
    async find(own: ResolvedSession, id: string): Promise<Traveler> {
      if (!UUID.test(id)) throw new AppError('NOT_FOUND');
      const [row] = await db.withBrand(own.brandId, (tx) =>
        tx.query<TravelerRow & Record<string, unknown>>(
          'select id, sealed, updated_at from saved_travelers where brand = $1 and user_id = $2 and id = $3',
          [own.brandId, own.user.id, id],
        ),
      );
      if (!row) throw new AppError('NOT_FOUND');
      return open(own, row);
    },
    /** Adds a traveller. @throws AppError TOO_MANY_TRAVELERS, DOCUMENT_INVALID, INVALID_DATE, INVALID_FORMAT */
    async add(own: ResolvedSession, body: TravelerBody): Promise<Traveler> {
      const [id, now] = [randomUUID(), clock()];
      checkTraveler(body, today(now));
      await db.withBrand(own.brandId, async (tx) => {
        // The account is locked, so that concurrent additions cannot exceed the limit.
        await tx.query('select from users where brand = $1 and id = $2 for update', [
          own.brandId,
          own.user.id,
        ]);
        const [saved] = await tx.query<{ count: number }>(
          'select count(*)::int as count from saved_travelers where brand = $1 and user_id = $2',
          [own.brandId, own.user.id],
        );
        if ((saved?.count ?? 0) >= MAX_TRAVELERS) throw new AppError('TOO_MANY_TRAVELERS');
        await tx.query(
          'insert into saved_travelers (id, brand, user_id, sealed, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)',
          [id, own.brandId, own.user.id, seal(own, id, body), now],
        );
      });
      return toTraveler(body, id, now, today(now));
    },
    async change(own: ResolvedSession, id: string, body: TravelerBody): Promise<Traveler> {
      if (!UUID.test(id)) throw new AppError('NOT_FOUND');
      const now = clock();
      checkTraveler(body, today(now));
      const changed = await db.withBrand(own.brandId, (tx) =>
        tx.query(
          'update saved_travelers set sealed = $4, updated_at = $5 where brand = $1 and user_id = $2 and id = $3 returning id',
          [own.brandId, own.user.id, id, seal(own, id, body), now],
        ),
      );
      if (changed.length === 0) throw new AppError('NOT_FOUND');
      return toTraveler(body, id, now, today(now));
    },
    async remove(own: ResolvedSession, id: string) {
      if (!UUID.test(id)) throw new AppError('NOT_FOUND');
      const removed = await db.withBrand(own.brandId, (tx) =>
        tx.query(
          'delete from saved_travelers where brand = $1 and user_id = $2 and id = $3 returning id',
          [own.brandId, own.user.id, id],
        ),
      );
      if (removed.length === 0) throw new AppError('NOT_FOUND');
    },
  };
}
export type Travelers = ReturnType<typeof createTravelers>;

const toTraveler = (body: TravelerBody, id: string, updatedAt: Date, day: string): Traveler => ({
  ...body,
  id,
  is_minor: body.birth_date !== null && ageOn(day, body.birth_date) < ADULT_AGE,
  updated_at: updatedAt.toISOString(),
});
const toSummary = ({
  id,
  is_minor,
  updated_at,
  name,
  lastname,
  document_type,
  document,
  birth_date,
  nationality,
}: Traveler): TravelerSummary => ({
  id,
  is_minor,
  updated_at,
  name,
  lastname,
  document_type,
  document_masked: maskDocument(document ?? ''),
  birth_date,
  nationality,
});
