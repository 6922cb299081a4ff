import type { BrandFile, Profile, ProfileBody } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import * as z from 'zod';
import type { Tx } from '../db/database';
import { AppError } from '../lib/errors';
import type { ResolvedSession } from '../requestTypes';
import type { AccountParts } from './accountParts';
import { checkProfile, toNames } from './checkProfile';
import { newestLinkData } from './links';

type ProfileRow = Omit<Profile, 'pending_email' | 'created_at'> & { created_at: Date };
const emailLinkSchema = z.object({ email: z.string() });
const COLUMNS =
  'name, given_name, lastname, email, phone_country, phone, birth_date::text, gender, nationality, language, currency, created_at';
/** Columns of the fields that a traveller may change. */
const CHANGEABLE = [
  'name',
  'given_name',
  'lastname',
  'phone_country',
  'phone',
  'birth_date',
  'gender',
  'nationality',
  'language',
  'currency',
] as const;

type Changes = Partial<Record<(typeof CHANGEABLE)[number], unknown>>;

export function createProfiles({ db, clock }: Pick<AccountParts, 'db' | 'clock'>) {
  return {
    read: (own: ResolvedSession): Promise<Profile> =>
      db.withBrand(own.brandId, (tx) => readProfile(tx, own, clock())),
    /** Changes the given fields. @throws AppError INVALID_FORMAT, INVALID_DATE */
    async change(
      brand: Pick<BrandFile, 'languages' | 'currencies'>,
      own: ResolvedSession,
      body: ProfileBody,
    ): Promise<Profile> {
      return db.withBrand(own.brandId, async (tx) => {
        const current = await readProfile(tx, own, clock());
        checkProfile({ ...current, ...body }, brand, today(clock()));
        const { name, lastname, ...rest } = body;
        const written: Changes = {
          ...rest,
          ...(name !== undefined && toNames({ name, lastname })),
        };
        const fields = CHANGEABLE.filter((field) => written[field] !== undefined);
        const assignments = fields.map((field, index) => `${field} = $${index + 3}`).join(', ');
        const values = fields.map((field) => written[field]);
        if (fields.length > 0)
          await tx.query(`update users set ${assignments} where brand = $1 and id = $2`, [
            own.brandId,
            own.user.id,
            ...values,
          ]);
        return readProfile(tx, own, clock());
      });
    },
  };
}

/** Profile of an account. @throws AppError UNAUTHENTICATED when the account was deleted meanwhile */
export async function readProfile(
  tx: Tx,
  { brandId, user }: ResolvedSession,
  now: Date,
): Promise<Profile> {
  const [row] = await tx.query<ProfileRow>(
    `select ${COLUMNS} from users where brand = $1 and id = $2`,
    [brandId, user.id],
  );
  if (!row) throw new AppError('UNAUTHENTICATED');
  const link = emailLinkSchema.safeParse(await newestLinkData(tx, brandId, user.id, 'EMAIL', now));
  return {
    ...row,
    pending_email: link.data?.email ?? null,
    created_at: row.created_at.toISOString(),
  };
}
