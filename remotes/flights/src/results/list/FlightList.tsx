import type { FlightDictionaries } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import type { Comparison } from '@tiquete/search';
import { WindowedList } from '@tiquete/ui';
import { FlightCard } from './FlightCard';
import { groupKey, type FlightGroup } from './groupFlights';
import type { UsualCo2 } from './usualCo2';

/** Estimated height of a card on a phone in pixels, before it is measured. Desktop rows are half as high. */
const ESTIMATED_HEIGHT = 160;
/** Rows rendered beyond each edge of the window: enough for a quick scroll, few enough for 600 nodes in the page. */
const OVERSCAN = 1;

export interface FlightListProps {
  groups: FlightGroup[];
  dictionaries: FlightDictionaries;
  isRoundTrip: boolean;
  usualCo2: UsualCo2;
  /** Cheapest total of the step if cards show their difference from it; null otherwise. */
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
      gap={3}
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
