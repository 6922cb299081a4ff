import { useMessages } from '@tiquete/platform';
import { GuestsIcon, PanelField } from '@tiquete/ui';
import type { FlightDraft } from './flightQuery';
import { PassengersPanel } from './PassengersPanel';
import { useSearchWords } from './useSearchWords';

type Passengers = Pick<FlightDraft, 'adults' | 'ages' | 'seatedInfants'>;
export interface PassengersFieldProps {
  passengers: Passengers;
  /** On a phone they unfold in place instead of over the form. */
  isInline: boolean;
  error?: string;
  onChange: (passengers: Passengers) => void;
}
export function PassengersField({ passengers, isInline, error, onChange }: PassengersFieldProps) {
  const t = useMessages('flights');
  const words = useSearchWords();
  return (
    <PanelField
      label={t('search.passengers')}
      summary={words.each(passengers)}
      icon={<GuestsIcon size={20} aria-hidden />}
      isInline={isInline}
      error={error}
    >
      {(close) => (
        <PassengersPanel
          passengers={passengers}
          isAgeWanted={error !== undefined}
          onChange={onChange}
          onDone={close}
        />
      )}
    </PanelField>
  );
}
