import { useMessages } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import type { RoomDraft } from './hotelQuery';
import { MAX_ROOMS } from './limits';
import { RoomEditor } from './RoomEditor';
import { withRoom } from './rooms';

export interface GuestsPanelProps {
  rooms: RoomDraft[];
  onChange: (rooms: RoomDraft[]) => void;
  onDone: () => void;
  isAgeWanted: boolean;
}
export function GuestsPanel({ rooms, onChange, onDone, isAgeWanted }: GuestsPanelProps) {
  const t = useMessages('hotels');
  return (
    <div css={panel}>
      {rooms.map((room, index) => (
        <RoomEditor
          key={index}
          number={index + 1}
          room={room}
          isAgeWanted={isAgeWanted}
          onChange={(changed) => onChange(rooms.with(index, changed))}
          onRemove={
            rooms.length > 1
              ? () => onChange(rooms.filter((_, other) => other !== index))
              : undefined
          }
        />
      ))}
      <div css={footer}>
        {rooms.length < MAX_ROOMS ? (
          <Button variant="ghost" onClick={() => onChange(withRoom(rooms))}>
            {t('search.addRoom')}
          </Button>
        ) : (
          <small>{t('search.roomsFull', { max: MAX_ROOMS })}</small>
        )}
        <Button variant="secondary" onClick={onDone}>
          {t('search.done')}
        </Button>
      </div>
    </div>
  );
}
const panel = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
`;
const footer = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(2)};
`;
