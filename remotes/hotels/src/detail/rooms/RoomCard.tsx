import { useId, useState } from 'react';
import type { HotelRoom } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Button, css, Picture, type Theme } from '@tiquete/ui';
import type { HotelDetail } from '../state/detailState';
import { RoomFacts } from './RoomFacts';
import { TariffCards } from './TariffCards';
import { TariffTable } from './TariffTable';

/** Tariffs that show at once; the cheapest come first. */
const AT_ONCE = 4;

export interface RoomCardProps {
  room: HotelRoom;
  detail: Extract<HotelDetail, { phase: 'ready' }>;
  isWide: boolean;
}
export function RoomCard({ room, detail, isWide }: RoomCardProps) {
  const t = useMessages('hotels');
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, room.tariffs.length - AT_ONCE);
  const tariffs = room.tariffs.slice(0, room.tariffs.length - hidden);
  const List = isWide ? TariffTable : TariffCards;
  return (
    <article aria-labelledby={titleId} css={card}>
      <div css={about}>
        {room.images[0] && (
          <Picture
            src={room.images[0]}
            alt=""
            ratio="16 / 9"
            sizes="(min-width: 900px) 240px, 100vw"
            css={photo}
          />
        )}
        <div>
          <h3 id={titleId}>{room.name}</h3>
          <RoomFacts room={room} />
        </div>
      </div>
      <div css={offers}>
        <List room={room} tariffs={tariffs} detail={detail} />
        {hidden > 0 && (
          <Button variant="ghost" size="s" onClick={() => setWhole(true)}>
            {t('detail.tariff.more', { count: hidden })}
          </Button>
        )}
      </div>
    </article>
  );
}
const card = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  ${theme.up(900)} {
    grid-template-columns: 240px minmax(0, 1fr);
  }
`;
const about = (theme: Theme) => css`
  > div {
    display: grid;
    gap: ${theme.spacing(2)};
    padding: ${theme.spacing(4)};
  }
`;
const photo = css`
  height: auto;
`;
const offers = (theme: Theme) => css`
  display: grid;
  align-content: start;
  justify-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${theme.up(900)} {
    border-inline-start: 1px solid ${theme.vars.palette.divider};
  }
  > button {
    margin: ${theme.spacing(1)} ${theme.spacing(2)};
  }
`;
