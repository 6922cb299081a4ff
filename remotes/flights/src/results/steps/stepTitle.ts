import type { Translate } from '@tiquete/platform';
import type { FlightQuery } from '../../search/flightQuery';
import type { Step } from './steps';

/** What the traveller is asked for now. */
export function stepTitle(
  t: Translate,
  { tripType, segments }: FlightQuery,
  { at, of, isWhole }: Step,
): string {
  if (of === 1) return t('results.stepOneWay');
  if (isWhole) return t('results.stepWhole');
  if (tripType === 'ROUND_TRIP')
    return t(at === 0 ? 'results.stepOutbound' : 'results.stepInbound');
  const segment = segments[at];
  return t('results.stepNth', {
    number: at + 1,
    total: of,
    from: segment?.origin.name,
    to: segment?.destination.name,
  });
}
