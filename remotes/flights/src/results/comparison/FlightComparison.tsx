import type { FlightDictionaries } from '@tiquete/contracts';
import { useLazyMessages } from '@tiquete/platform';
import { CompareBar, type Comparison } from '@tiquete/search';
import { Button, css, type Theme } from '@tiquete/ui';
import { AirlineMark } from '../../detail/AirlineMark';
import { carrierNames, sellersOf } from '../../model/carriers';
import { comparison as words } from '../../messages/comparison';
import { groupKey, type FlightGroup } from '../list/groupFlights';
import { groupName } from '../list/groupName';
import { flightRows } from './flightRows';

export interface FlightComparisonProps {
  comparison: Comparison<FlightGroup>;
  dictionaries: FlightDictionaries;
  /**
   * True if choosing a flight opens its fares. Otherwise further itineraries follow, and prices are the lowest with them.
   */
  isLast: boolean;
  onChoose: (group: FlightGroup) => void;
}
export function FlightComparison({
  comparison,
  dictionaries,
  isLast,
  onChoose,
}: FlightComparisonProps) {
  const t = useLazyMessages('flights', { comparison: words });
  const nameOf = (group: FlightGroup) => groupName(t, group, dictionaries);
  return (
    <CompareBar
      comparison={comparison}
      keyOf={groupKey}
      nameOf={nameOf}
      headOf={({ itineraries }) => {
        const sellers = sellersOf(itineraries);
        return (
          <span css={airline}>
            <AirlineMark code={sellers[0] ?? ''} />
            {carrierNames(dictionaries, sellers)}
          </span>
        );
      }}
      rows={flightRows(t, isLast)}
      actionOf={(group, close) => (
        <Button
          size="s"
          aria-label={t('card.chooseNamed', { name: nameOf(group) })}
          onClick={() => {
            close();
            onChoose(group);
          }}
        >
          {t('card.choose')}
        </Button>
      )}
    />
  );
}
const airline = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
`;
