import { type AccountData, RECENT_SIGN_IN_MINUTES } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import type { ResolvedSession } from '../../requestTypes';
import { readAccountBookings, shownBookingStatus } from '../../bookings/repository';
import { type People } from '../../bookings';
import type { AccountParts } from '../accountParts';
import { readProfile } from '../profile';
import type { Travelers } from '../travelers';

export function createAccountData(
  { db, clock, mail, ownSessions, peopleCipher, personalDataSources }: AccountParts,
  travelers: Travelers,
) {
  const readBookings = async (
    tx: Tx,
    { brandId, user }: ResolvedSession,
  ): Promise<AccountData['bookings']> => {
    const rows = await readAccountBookings(tx, brandId, user.id);
    return rows.map((row) => ({
      code: row.code,
      product: row.product,
      title: row.title,
      date_from: row.date_from,
      date_to: row.date_to,
      total: row.total,
      currency: 'COP',
      status: shownBookingStatus(row.state),
      created_at: row.created_at.toISOString(),
      people: withoutHealth(peopleCipher.open(row.people, row.id)),
    }));
  };
  return {
    /** Returns all stored data of the account (Ley 1581 de 2012, art. 14). @throws AppError REAUTHENTICATION_REQUIRED */
    async read(own: ResolvedSession): Promise<AccountData> {
      const now = clock();
      if (now.getTime() - own.authenticatedAt.getTime() > RECENT_SIGN_IN_MINUTES * 60_000)
        throw new AppError('REAUTHENTICATION_REQUIRED');
      const sessions = await ownSessions.list(own);
      return db.withBrand(own.brandId, async (tx) => {
        const consents = await tx.query<{
          terms_version: string;
          data_policy_version: string;
          accepted_at: Date;
          ip: string;
        }>(
          'select terms_version, data_policy_version, accepted_at, ip from account_consents where brand = $1 and user_id = $2 order by id',
          [own.brandId, own.user.id],
        );
        const profile = await readProfile(tx, own, now);
        const mails = await mail.listFor(tx, own.brandId, profile.email, own.user.id);
        const alerts = await Promise.all(
          personalDataSources.map((source) => source.read(tx, own.brandId, profile.email)),
        );
        return {
          exported_at: now.toISOString(),
          brand: own.brandId,
          profile,
          consents: consents.map((consent) => ({
            ...consent,
            accepted_at: consent.accepted_at.toISOString(),
          })),
          travelers: await travelers.readAll(tx, own),
          bookings: await readBookings(tx, own),
          price_alerts: alerts.flat(),
          sessions,
          mails: mails.map(({ subject, sent_at }) => ({
            subject,
            sent_at: sent_at?.toISOString() ?? null,
          })),
        };
      });
    },
  };
}

/**
 * Replaces health answers by a mark that some were given, because the file may be passed on. The answers themselves are
 * given on request only.
 */
function withoutHealth(people: People): Record<string, unknown> {
  return {
    ...people,
    passengers: people.passengers.map(({ details, ...passenger }) => {
      if (!details) return passenger;
      const { medicalConditions: said, healthConsent: _consent, ...rest } = details;
      const declared = said === undefined ? {} : { health_declared: said !== '' };
      return { ...passenger, details: { ...rest, ...declared } };
    }),
  };
}
