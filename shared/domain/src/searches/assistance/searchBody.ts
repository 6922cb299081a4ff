import type { AssistanceSearchBody } from '@tiquete/contracts';
import type { AssistanceQuery } from './assistanceQuery';
import { checkSearch } from './checkSearch';
import { parseSearch } from './parseSearch';

/**
 * Body of `asisstances/searchs`, with the fields of the specification's section 7. The api names the places from their codes,
 * because names of countries differ by browser.
 */
export function toSearchBody({
  origin,
  destinations,
  checkin,
  checkout,
  ages,
}: AssistanceQuery): AssistanceSearchBody {
  return {
    canal: '1',
    checkin,
    checkout,
    origin_code: origin,
    destination_code: destinations,
    age_pax: ages.join(','),
    currency: 'COP',
    should_coin_convert: false,
    coin_convert_to: '',
    destination_frontend: '',
  };
}

/** Body of the first request of the results page at an address. Null for an invalid search. `today` is YYYY-MM-DD. */
export function firstSearch(search: string, today: string): AssistanceSearchBody | null {
  const checked = checkSearch(parseSearch(search), today);
  return checked.phase === 'valid' ? toSearchBody(checked.query) : null;
}
