import { useMessages, useSelector } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useSearchWords } from '../../search/useSearchWords';
import { selectPax } from '../../state/slice';
import { RoomCard } from './RoomCard';
import type { HotelDetail } from '../../model/detail';
import { Section } from '../Section';

export function Rooms({
  detail,
  isWide,
}: {
  detail: Extract<HotelDetail, { phase: 'ready' }>;
  isWide: boolean;
}) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const pax = useSelector(selectPax);
  const { query } = detail.stay;
  const stay = { start: query.checkin, end: query.checkout };
  return (
    <Section name="rooms">
      <p css={what}>
        {t('detail.room.pricesFor', {
          nights: words.nights(stay),
          dates: words.dates(stay),
          guests: words.party(pax, query.rooms.length),
        })}
      </p>
      {detail.page.rooms.map((room) => (
        <RoomCard key={room.roomCode} room={room} detail={detail} isWide={isWide} />
      ))}
    </Section>
  );
}
const what = (theme: Theme) => css`
  margin-top: ${theme.spacing(-3)};
  color: ${theme.vars.palette.text.secondary};
`;
