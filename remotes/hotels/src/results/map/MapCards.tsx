import { useEffect, useEffectEvent, useRef } from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { MapCard } from './MapCard';

/** Most cards in the row. Filters and moves of the map bring others. */
const MOST = 30;
/** Farthest distance, in cards, that the row scrolls smoothly. */
const NEAR_CARDS = 3;
/** Milliseconds without scrolling after which a swipe has ended. */
const REST_MS = 120;

export interface MapCardsProps {
  hotels: readonly HotelSummary[];
  nights: number;
  selected: string | null;
  onSelect: (hotelCode: string) => void;
  toDetail: (hotelCode: string) => string | undefined;
}
/** Hotels of a phone's map as a row of cards. Swiping to a card selects its price on the map, and the reverse. */
export function MapCards({ hotels, nights, selected, onSelect, toDetail }: MapCardsProps) {
  const t = useMessages('hotels');
  const track = useRef<HTMLUListElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = firstWith(hotels, selected);
  const scrollToSelected = useEffectEvent(() => {
    const index = shown.findIndex(({ hotelCode }) => hotelCode === selected);
    const card = track.current?.children[index];
    if (
      index >= 0 &&
      track.current &&
      card instanceof HTMLElement &&
      !isAtStart(track.current, card)
    ) {
      const left = card.offsetLeft - track.current.offsetLeft - paddingOf(track.current);
      const isNear = Math.abs(left - track.current.scrollLeft) < NEAR_CARDS * card.offsetWidth;
      track.current.scrollTo({ left, behavior: isNear ? 'smooth' : 'instant' });
    }
  });
  useEffect(() => scrollToSelected(), [selected]);
  useEffect(() => () => clearTimeout(resting.current), []);
  const settle = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      const list = track.current;
      const index = [...(list?.children ?? [])].findIndex(
        (card) => list && card instanceof HTMLElement && isAtStart(list, card),
      );
      const hotel = shown[index];
      if (hotel && hotel.hotelCode !== selected) onSelect(hotel.hotelCode);
    }, REST_MS);
  };
  return (
    <ul ref={track} aria-label={t('map.cards')} onScroll={settle} css={row}>
      {shown.map((hotel) => (
        <li key={hotel.hotelCode}>
          <MapCard hotel={hotel} nights={nights} detailUrl={toDetail(hotel.hotelCode)} />
        </li>
      ))}
    </ul>
  );
}
/** The first hotels, and the selected one wherever it is in the list. */
function firstWith(hotels: readonly HotelSummary[], selected: string | null): HotelSummary[] {
  const first = hotels.slice(0, MOST);
  const chosen = hotels.find(({ hotelCode }) => hotelCode === selected);
  return !chosen || first.includes(chosen) ? first : [chosen, ...first];
}
const paddingOf = (list: HTMLElement) => parseFloat(getComputedStyle(list).paddingLeft || '0');
const isAtStart = (list: HTMLElement, card: HTMLElement) =>
  Math.abs(card.offsetLeft - list.offsetLeft - list.scrollLeft - paddingOf(list)) <
  card.offsetWidth / 2;
const row = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(2)} ${theme.spacing(4)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${theme.spacing(4)};
  scrollbar-width: none;
  > li {
    flex: 0 0 min(320px, 84vw);
    scroll-snap-align: start;
  }
`;
