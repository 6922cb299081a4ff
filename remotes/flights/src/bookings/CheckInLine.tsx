import type { Itinerary } from '@tiquete/contracts';
import { formatDay } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { carrierName } from '../model/carriers';
import { clock } from '../model/localTimes';
import { checkInOf } from './checkInOf';
import type { SoldFlight } from '@tiquete/contracts/flight-snapshot';
import type { TranslateSold } from '../messages/sold';

/** Check-in of one direction: the airline's site and the opening time. */
export function CheckInLine({
  itinerary,
  dictionaries,
  t,
}: {
  itinerary: Itinerary;
  dictionaries: SoldFlight['dictionaries'];
  t: TranslateSold;
}) {
  const checkIn = checkInOf(itinerary);
  if (!checkIn) return null;
  const { carrier, url, opensAt } = checkIn;
  const airline = carrierName(dictionaries, carrier);
  return (
    <p css={line}>
      {opensAt
        ? t('checkInOpens', { airline, day: formatDay(opensAt.slice(0, 10)), time: clock(opensAt) })
        : t('checkInUnknown', { airline })}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('checkInLink', { airline })}
        </a>
      )}
    </p>
  );
}
const line = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.spacing(3)};
  align-items: center;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${theme.vars.palette.primary.text};
    font-weight: ${theme.weight.strong};
    ${theme.focusRing}
  }
`;
