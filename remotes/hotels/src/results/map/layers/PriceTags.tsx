import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import type { HotelSummary } from '@tiquete/contracts';
import { formatMoney, shortMoney, useMessages } from '@tiquete/platform';
import type { MapPixel, MapSight, MapSize } from '@tiquete/ui';
import { placeTags } from '../geometry/placeTags';
import { PriceTag } from './PriceTag';

const LETTER_PX = 7.2;
const PADDING_PX = 22;
/** Height in pixels of the selected hotel's card at the lower edge. */
const CARD_PX = 220;

export interface PriceTagsProps {
  sight: MapSight;
  /** Hotels in the order of the list. */
  hotels: readonly HotelSummary[];
  /** Code of the hotel under the pointer, on the map or in the list. */
  active: string | null;
  selected: string | null;
  onActive: (hotelCode: string | null) => void;
  onSelect: (hotelCode: string) => void;
}
/** Prices of the visible hotels as buttons. Tab stops once; arrow keys move between hotels in the order of the list. */
export function PriceTags({ hotels, sight, active, selected, onActive, onSelect }: PriceTagsProps) {
  const t = useMessages('hotels');
  const { size, toPixel, bring } = sight;
  const group = useRef<HTMLDivElement>(null);
  /** Hotel that the arrow keys have reached before the focus moves there. */
  const heading = useRef<string | null>(null);
  /** Hotel with the focus. Its tag stays while others change. */
  const [focused, setFocused] = useState<string | null>(null);
  const points = hotels.map((hotel) => {
    const text = shortMoney(hotel.min_rate);
    return {
      key: hotel.hotelCode,
      hotel,
      text,
      at: toPixel(hotel.geo),
      width: text.length * LETTER_PX + PADDING_PX,
    };
  });
  const shown = placeTags(points, size, active ?? selected);
  for (const key of [selected, focused]) if (key) shown.add(key);
  const tags = points.filter(({ key }) => shown.has(key));
  const stop = tags.find(({ key }) => key === (focused ?? selected ?? active))?.key ?? tags[0]?.key;

  const bringSelected = useEffectEvent(() => {
    const hotel = hotels.find(({ hotelCode }) => hotelCode === selected);
    if (hotel && !isClear(toPixel(hotel.geo), size))
      bring(hotel.geo, [size.width / 2, size.height * 0.35]);
  });
  useEffect(() => bringSelected(), [selected]);

  const moveFocus = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const focused = event.target instanceof HTMLElement ? event.target.dataset.hotel : undefined;
    const index = points.findIndex(({ key }) => key === (heading.current ?? focused));
    const next = points[(index + step + points.length) % points.length];
    if (!next) return;
    heading.current = next.key;
    onActive(next.key);
    if (!isInSight(next.at, size)) bring(next.hotel.geo);
    // A tag that did not fit before is drawn by the next render.
    requestAnimationFrame(() => {
      if (heading.current !== next.key) return;
      heading.current = null;
      tagOf(group.current, next.key)?.focus({ preventScroll: true });
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its tags is in the tab order, and arrows go on from it
    <div
      ref={group}
      role="toolbar"
      aria-label={t('map.prices')}
      onKeyDown={moveFocus}
      onFocus={({ target }: FocusEvent<HTMLElement>) => setFocused(target.dataset.hotel ?? null)}
      onBlur={() => setFocused(null)}
    >
      {tags.map(({ key, hotel, at, text }) => (
        <PriceTag
          key={key}
          hotelCode={key}
          at={at}
          text={text}
          label={t('map.tag', {
            short: text,
            name: hotel.name,
            price: formatMoney(hotel.min_rate),
          })}
          isStop={key === stop}
          isActive={key === active}
          isSelected={key === selected}
          onActive={onActive}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}
function tagOf(group: HTMLElement | null, hotelCode: string): HTMLElement | undefined {
  return [...(group?.querySelectorAll<HTMLElement>('[data-hotel]') ?? [])].find(
    ({ dataset }) => dataset.hotel === hotelCode,
  );
}
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** True if a point is visible and not under the card of the selected hotel. */
const isClear = (at: MapPixel, size: MapSize) =>
  isInSight(at, { ...size, height: size.height - CARD_PX });
const isInSight = ([x, y]: MapPixel, { width, height }: MapSize) =>
  x > 20 && x < width - 20 && y > 40 && y < height - 10;
