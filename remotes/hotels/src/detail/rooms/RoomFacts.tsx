import type { HotelRoom } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, GuestsIcon, HotelIcon, type Theme } from '@tiquete/ui';

/** Beds, capacity and size of a room. */
export function RoomFacts({ room }: { room: HotelRoom }) {
  const t = useMessages('hotels');
  const { beds, max_adults, max_children, size_m2 } = room;
  const adults = t('detail.room.adults', { count: max_adults });
  const children = t('detail.room.children', { count: max_children });
  return (
    <ul css={facts}>
      {beds.length > 0 && (
        <li>
          <HotelIcon size={16} aria-hidden />
          {beds.map((bed) => t('detail.room.bed', bed)).join(', ')}
        </li>
      )}
      {max_adults > 0 && (
        <li>
          <GuestsIcon size={16} aria-hidden />
          {max_children > 0
            ? t('detail.room.guestsAndChildren', { adults, children })
            : t('detail.room.guests', { adults })}
        </li>
      )}
      {size_m2 !== null && <li>{t('detail.room.size', { size: size_m2 })}</li>}
    </ul>
  );
}
const facts = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  color: ${theme.vars.palette.text.secondary};
  li {
    display: flex;
    align-items: center;
    gap: ${theme.spacing(2)};
  }
  svg {
    flex: none;
  }
`;
