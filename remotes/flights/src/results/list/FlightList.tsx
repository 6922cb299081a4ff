import type { FlightDictionaries } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import type { Comparison } from '@tiquete/search';
import { WindowedList } from '@tiquete/ui';
import { FlightCard } from './FlightCard';
import { groupKey, type FlightGroup } from './groupFlights';
import type { UsualCo2 } from './usualCo2';

/** Pixels of a card before it is measured, on a phone: rows of a desk are half as high. */
const ESTIMATED_HEIGHT = 160;
/** Rows kept beyond each edge of the window: enough for a flick, few enough for 600 nodes in the page. */
const OVERSCAN = 1;

export interface FlightListProps {
  groups: FlightGroup[];
  dictionaries: FlightDictionaries;
  isRoundTrip: boolean;
  usualCo2: UsualCo2;
  /** Cheapest total of the step, where cards say what they cost more; null where they do not. */
  compareWith: number | null;
  restoreKey: string;
  onChoose: (group: FlightGroup) => void;
  comparison: Comparison<FlightGroup>;
}
export function FlightList({
  groups,
  dictionaries,
  isRoundTrip,
  usualCo2,
  compareWith,
  restoreKey,
  onChoose,
  comparison,
}: FlightListProps) {
  const t = useMessages('flights');
  return (
    <WindowedList
      label={t('results.list')}
      items={groups}
      estimateHeight={ESTIMATED_HEIGHT}
      overscan={OVERSCAN}
      restoreKey={restoreKey}
      getKey={groupKey}
      renderItem={(group) => (
        <FlightCard
          group={group}
          dictionaries={dictionaries}
          isRoundTrip={isRoundTrip}
          usualCo2={usualCo2}
          onChoose={onChoose}
          comparison={comparison}
          difference={compareWith === null ? null : group.cheapest.totalPrice - compareWith}
        />
      )}
    />
  );
}
