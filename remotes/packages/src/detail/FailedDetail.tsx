import { useDispatch } from '@tiquete/platform';
import { FailedDetail as Failed } from '@tiquete/search';
import { PackageIcon } from '@tiquete/ui';
import { resultsUrl } from '../urls';
import { OtherDepartures } from './OtherDepartures';
import { quoteQuery } from '../state/quote';
import type { ShownQuote } from '../state/shownQuote';

/** Error codes that a retry would get again. */
const REASONS: Record<string, string> = {
  DEPARTURE_SOLD_OUT: 'soldOut',
  PACKAGE_NOT_FOUND: 'notFound',
  TRAVELER_TOO_YOUNG: 'notForYou',
  INFANTS_EXCEED_ADULTS: 'notForYou',
  ROOM_LINE_INVALID: 'notForYou',
};
/** Shows the error. For a sold out departure it offers the other departures. */
export function FailedDetail({ problem, requested }: Extract<ShownQuote, { phase: 'failed' }>) {
  const dispatch = useDispatch();
  const { query, choice } = requested;
  const reason = REASONS[problem.code] ?? null;
  return (
    <>
      <Failed
        problem={problem}
        reason={reason}
        icon={<PackageIcon />}
        othersPath={resultsUrl(query)}
        onRetry={() => dispatch(quoteQuery.opened(requested))}
      />
      {reason === 'soldOut' && <OtherDepartures query={query} choice={choice} />}
    </>
  );
}
