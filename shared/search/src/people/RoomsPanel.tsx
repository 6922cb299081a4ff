import type { ReactNode } from 'react';
import type { Translate } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { useDone, type DoneOptions } from './useDone';
import type { RoomsKey } from '../searchMessages';

export interface RoomsPanelProps<Room> extends DoneOptions {
  rooms: readonly Room[];
  /** Initial state of an added room. */
  newRoom: Room;
  /** Maximum number of rooms in a search. */
  max: number;
  /** Messages of the remote: `room`, `addRoom`, `removeRoom`, `roomsFull` and `done` below `search`. */
  t: Translate<RoomsKey>;
  onChange: (rooms: Room[]) => void;
  /** Renders the guests of one room. `isAgeWanted` is true after a missing age. */
  children: (room: Room, change: (room: Room) => void, isAgeWanted: boolean) => ReactNode;
}
/** The rooms of a search, each in a group. The only room cannot be removed. */
export function RoomsPanel<Room>({
  rooms,
  newRoom,
  max,
  t,
  onChange,
  children,
  ...options
}: RoomsPanelProps<Room>) {
  const { panel, isAgeWanted, done } = useDone(options);
  return (
    <div ref={panel} css={list}>
      {rooms.map((room, index) => (
        <fieldset key={index} css={fieldset}>
          <legend>{t('search.room', { number: index + 1 })}</legend>
          {children(room, (changed) => onChange(rooms.with(index, changed)), isAgeWanted)}
          {rooms.length > 1 && (
            <Button
              variant="ghost"
              size="s"
              onClick={() => onChange(rooms.filter((_, other) => other !== index))}
            >
              {t('search.removeRoom', { number: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      <div css={footer}>
        {rooms.length < max ? (
          <Button variant="ghost" onClick={() => onChange([...rooms, newRoom])}>
            {t('search.addRoom')}
          </Button>
        ) : (
          <small>{t('search.roomsFull', { max })}</small>
        )}
        <Button variant="secondary" onClick={done}>
          {t('search.done')}
        </Button>
      </div>
    </div>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
`;
const fieldset = (theme: Theme) => css`
  margin: 0;
  padding: 0;
  border: 0;
  display: grid;
  gap: ${theme.spacing(3)};
  legend {
    padding: 0;
    margin-bottom: ${theme.spacing(2)};
    font-weight: ${theme.weight.strong};
  }
`;
/** Stays visible while the panel scrolls over the form. */
const footer = (theme: Theme) => css`
  position: var(--panel-end, static);
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(2)};
  padding-block: ${theme.spacing(2)};
  background: ${theme.vars.palette.background.paper};
`;
