import {
  type AssistanceSearchQuery,
  MAX_ASSISTANCE_DAYS,
  MAX_ASSISTANCE_DAYS_AHEAD,
  MAX_ASSISTANCE_TRAVELERS,
  MAX_AGE,
} from '@tiquete/contracts';
import { addDays, nightsBetween } from '@tiquete/domain';
import { refuse } from '../../../lib/refuse';
import { requestsPesos } from '../../../money';
import { assistanceSearchWords as words } from '../messages';
import { HOME_COUNTRY, isOrigin, isPlace } from '../places';
import type { AssistanceQuery } from '../ports';

/** Number of days of cover, counting the first and the last. */
export const coverDaysOf = ({ from, to }: Pick<AssistanceQuery, 'from' | 'to'>): number =>
  nightsBetween(from, to) + 1;

/**
 * Reads the query for suppliers and checks the rules that a schema cannot express; `today` is YYYY-MM-DD. @throws AppError
 * naming the field
 */
export function readAssistanceQuery(body: AssistanceSearchQuery, today: string): AssistanceQuery {
  if (!requestsPesos(body)) refuse('CURRENCY_NOT_SOLD', '/coin_convert_to');
  const query: AssistanceQuery = {
    from: body.checkin,
    to: body.checkout,
    origin: body.origin_code,
    destinations: [...new Set(body.destination_code)].sort(),
    ages: body.age_pax.split(',').map(Number),
  };
  checkDays(query, today);
  checkPlaces(body);
  if (query.ages.length > MAX_ASSISTANCE_TRAVELERS) refuse('TOO_MANY_PASSENGERS', '/age_pax');
  const tooOld = query.ages.filter((age) => age > MAX_AGE);
  if (tooOld.length > 0)
    refuse('AGE_LIMIT_EXCEEDED', '/age_pax', words.tooOld([...new Set(tooOld)], MAX_AGE));
  return query;
}

function checkDays(query: AssistanceQuery, today: string): void {
  if (query.from < today) refuse('DATE_IN_PAST', '/checkin');
  if (query.from > addDays(today, MAX_ASSISTANCE_DAYS_AHEAD)) refuse('DATE_TOO_FAR', '/checkin');
  const days = coverDaysOf(query);
  if (days < 1) refuse('DATE_RANGE_INVALID', '/checkout', words.returnBeforeStart);
  if (days > MAX_ASSISTANCE_DAYS)
    refuse('DATE_RANGE_INVALID', '/checkout', words.tooLong(MAX_ASSISTANCE_DAYS));
}

function checkPlaces({
  origin_code: origin,
  destination_code: codes,
}: AssistanceSearchQuery): void {
  if (!isOrigin(origin)) refuse('ORIGIN_RESTRICTED', '/origin_code');
  const unknown = codes.findIndex((code) => !isPlace(code));
  if (unknown >= 0) refuse('TERRITORY_INVALID', `/destination_code/${unknown}`);
  // Residents of the destination can buy only for trips within Colombia.
  if (origin !== HOME_COUNTRY && codes.every((code) => code === origin))
    refuse('TERRITORY_INVALID', '/destination_code/0', words.sameCountry);
}
