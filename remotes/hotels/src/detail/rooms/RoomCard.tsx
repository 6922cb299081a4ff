import { useId, useState } from 'react';
import type { HotelRoom } from '@tiquete/contracts';
import { useMessages, useSelector } from '@tiquete/platform';
import { Button, css, Picture, type Theme } from '@tiquete/ui';
import { selectProductCode } from '../../state/slice';
import type { HotelDetail } from '../../model/detail';
import { RoomFacts } from './RoomFacts';
import { TariffCards } from './TariffCards';
import { TariffTable } from './TariffTable';

/** Tariffs that are visible before the list is expanded, as many as fit beside the picture, cheapest first. */
const AT_ONCE = 2;

export interface RoomCardProps {
  room: HotelRoom;
  detail: Extract<HotelDetail, { phase: 'ready' }>;
  isWide: boolean;
}
export function RoomCard({ room, detail, isWide }: RoomCardProps) {
  const t = useMessages('hotels');
  const titleId = useId();
  const chosen = useSelector(selectProductCode);
  const rest = room.tariffs.slice(AT_ONCE);
  const [isWhole, setWhole] = useState(() =>
    rest.some(({ productCode }) => productCode === chosen),
  );
  const isFolding = rest.length > 1;
  const tariffs = isFolding && !isWhole ? room.tariffs.slice(0, AT_ONCE) : room.tariffs;
  const List = isWide ? TariffTable : TariffCards;
  return (
    <article aria-labelledby={titleId} css={card}>
      <div css={about}>
        {room.images[0] && (
          <Picture
            src={room.images[0]}
            alt=""
            ratio="16 / 9"
            sizes="(min-width: 900px) 240px, calc(100vw - 34px)"
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
        {isFolding && (
          <Button
            variant="ghost"
            size="s"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'detail.tariff.fewer' : 'detail.tariff.more', { count: rest.length })}
          </Button>
        )}
      </div>
    </article>
  );
}
const card = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  ${theme.surface}
  ${theme.up(900)} {
    grid-template-columns: 240px minmax(0, 1fr);
  }
`;
/** Sticks beside the room's tariffs, below the bars at the top. */
const about = (theme: Theme) => css`
  ${theme.up(900)} {
    position: sticky;
    top: ${theme.spacing(30)};
    align-self: start;
  }
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
