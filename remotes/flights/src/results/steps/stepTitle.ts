import type { TranslateOf } from '@tiquete/platform';
import type { FlightQuery } from '../../model/flightQuery';
import type { Step } from './steps';

/** What the traveller is asked for now. */
export function stepTitle(
  t: TranslateOf<'flights'>,
  { tripType, segments }: FlightQuery,
  { index, of, isWhole }: Step,
): string {
  if (of === 1) return t('results.stepOneWay');
  if (isWhole) return t('results.stepWhole');
  if (tripType === 'ROUND_TRIP')
    return t(index === 0 ? 'results.stepOutbound' : 'results.stepInbound');
  const segment = segments[index];
  return t('results.stepNth', {
    number: index + 1,
    total: of,
    from: segment?.origin.name,
    to: segment?.destination.name,
  });
}
