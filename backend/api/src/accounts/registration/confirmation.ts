import {
  type BrandFile,
  CONFIRMATION_PURPOSES,
  type ConfirmationBody,
  type ConfirmationPurpose,
  type RegistrationBody,
} from '@tiquete/contracts';
import * as z from 'zod';
import type { Tx } from '../../db/database';
import { errorCode } from '../../lib/errorCode';
import { AppError } from '../../lib/errors';
import type { ResolvedSession } from '../../requestTypes';
import type { AccountParts } from '../accountParts';
import { confirmAddress } from '../address';
import { claimGuestBooking } from '../claimGuestBooking';
import { dropLinks, isLinkGood, type Link, takeLink } from '../links';
import { toNames } from '../checkProfile';
import { checkNewPassword } from '../passwords/commonPasswords';
import { refuse } from '../../lib/refuse';

type Accepts = RegistrationBody['accepts'];

/**
 * Checks that the traveller accepted the brand's current terms and data policy. `at` is the JSON pointer of the body, for the
 * error. @throws AppError CONSENT_MISSING
 */
function checkConsents(
  { policy_versions: { terms, data } }: Pick<BrandFile, 'policy_versions'>,
  accepts: Accepts,
  at: string,
): void {
  if (accepts.terms_version !== terms) refuse('CONSENT_MISSING', `${at}/accepts/terms_version`);
  if (accepts.data_policy_version !== data)
    refuse('CONSENT_MISSING', `${at}/accepts/data_policy_version`);
}

/** Stores the proof of consent: the versions, the time and the network address. */
async function recordConsent(
  tx: Tx,
  brandId: string,
  userId: string,
  { accepts, at, ip }: { accepts: Accepts; at: Date; ip: string },
): Promise<void> {
  await tx.query(
    'insert into account_consents (brand, user_id, terms_version, data_policy_version, accepted_at, ip) values ($1, $2, $3, $4, $5, $6)',
    [brandId, userId, accepts.terms_version, accepts.data_policy_version, at, ip],
  );
}

type Brand = Pick<BrandFile, 'id' | 'policy_versions'>;
interface Caller {
  ip: string;
  session: ResolvedSession | null;
}
export interface Confirmed {
  purpose: ConfirmationPurpose;
  /** Address of a new account that the user of this browser has confirmed just now; null for links of other purposes. */
  email: string | null;
}
interface Written extends RegistrationBody {
  passwordHash: string;
  ip: string;
}
const claimedSchema = z.object({ booking: z.string() });
const UNIQUE_VIOLATION = '23505';
const AT = '/registration';

export function createConfirmation({ db, clock, log, passwords, mail, limits }: AccountParts) {
  /** Reads a registration and hashes its password. The link is checked first, so that a guessed one costs no hash. */
  const readWritten = async (
    brandId: string,
    { token, registration }: ConfirmationBody,
    ip: string,
  ): Promise<Written | null> => {
    if (!registration) return null;
    const isGood = await db.withBrand(brandId, (tx) =>
      isLinkGood(tx, brandId, token, ['ACCOUNT'], clock()),
    );
    if (!isGood) throw new AppError('LINK_INVALID');
    return { ...registration, passwordHash: await passwords.hash(registration.password), ip };
  };
  const confirmAccount = async (tx: Tx, brandId: string, link: Link, written: Written | null) => {
    if (!written) throw new AppError('LINK_INVALID');
    const names = toNames(written);
    const [user] = await tx.query<{ email: string }>(
      `update users
       set email_verified_at = $3, name = $4, given_name = $5, lastname = $6, password_hash = $7
       where brand = $1 and id = $2 and email_verified_at is null
       returning email`,
      [
        brandId,
        link.user_id,
        clock(),
        names.name,
        names.given_name,
        names.lastname,
        written.passwordHash,
      ],
    );
    if (!user) throw new AppError('LINK_INVALID');
    checkNewPassword(written.password, user.email, AT);
    const { accepts, ip } = written;
    await recordConsent(tx, brandId, link.user_id, { accepts, at: clock(), ip });
    await dropLinks(tx, brandId, link.user_id, ['ACCOUNT']);
    return user.email;
  };
  const confirmClaim = async (tx: Tx, brandId: string, { user_id, data }: Link) => {
    const { booking: bookingId } = claimedSchema.parse(data);
    const [user] = await tx.query<{ name: string; email: string }>(
      'select name, email from users where brand = $1 and id = $2',
      [brandId, user_id],
    );
    if (!user) throw new AppError('LINK_INVALID');
    const claim = { brandId, bookingId, userId: user_id, now: clock() };
    const { code } = await claimGuestBooking(tx, claim);
    await mail.enqueue(tx, {
      brand: brandId,
      to: user.email,
      userId: user_id,
      template: 'account.claimed',
      data: { name: user.name, code, url: '/my_bookings' },
    });
  };
  return {
    /**
     * Confirms a link. @throws AppError LINK_INVALID, EMAIL_OTHER_SESSION, CONSENT_MISSING, PASSWORD_TOO_COMMON,
     * RATE_LIMITED, OVERLOADED
     */
    async confirm(
      brand: Brand,
      body: ConfirmationBody,
      { ip, session }: Caller,
    ): Promise<Confirmed> {
      const brandId = brand.id;
      if (body.registration) {
        checkConsents(brand, body.registration.accepts, AT);
        checkNewPassword(body.registration.password, undefined, AT);
      }
      await limits.take('links', brandId, ip);
      const written = await readWritten(brandId, body, ip);
      const confirmed = await db
        .withBrand(brandId, async (tx) => {
          const link = await takeLink(tx, brandId, body.token, CONFIRMATION_PURPOSES, clock());
          if (!link) throw new AppError('LINK_INVALID');
          let email: string | null = null;
          if (link.purpose === 'EMAIL')
            await confirmAddress(tx, link, { mail, brandId, session, now: clock() });
          else if (link.purpose === 'CLAIM') await confirmClaim(tx, brandId, link);
          else email = await confirmAccount(tx, brandId, link, written);
          log.info({ brand: brandId, user: link.user_id, purpose: link.purpose }, 'link confirmed');
          return { purpose: link.purpose, email };
        })
        .catch((error: unknown) => {
          // Another account got the new address meanwhile.
          throw errorCode(error) === UNIQUE_VIOLATION ? new AppError('LINK_INVALID') : error;
        });
      await limits.undo('links', brandId, ip);
      return confirmed;
    },
  };
}
