import { useMessages } from '@tiquete/platform';
import { GuestsIcon, PanelField } from '@tiquete/ui';
import { GuestsPanel } from './GuestsPanel';
import type { RoomDraft } from './hotelQuery';
import { useSearchWords } from './useSearchWords';

export interface GuestsFieldProps {
  rooms: RoomDraft[];
  /** On a phone the rooms unfold in place instead of over the form. */
  isInline: boolean;
  error?: string;
  onChange: (rooms: RoomDraft[]) => void;
}
export function GuestsField({ rooms, isInline, error, onChange }: GuestsFieldProps) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  return (
    <PanelField
      label={t('search.guests')}
      summary={words.guests(rooms)}
      icon={<GuestsIcon size={20} aria-hidden />}
      isInline={isInline}
      error={error}
    >
      {(close) => (
        <GuestsPanel
          rooms={rooms}
          isAgeWanted={error !== undefined}
          onChange={onChange}
          onDone={close}
        />
      )}
    </PanelField>
  );
}
