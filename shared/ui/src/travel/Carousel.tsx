import { css } from '@emotion/react';
import { Children, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { ChevronLeft, ChevronRight } from '../icons';
import { words } from '../messages/es';
import { theme } from '../theme/theme';

/** Distance in pixels from an end that still counts as the end. */
const NEAR = 8;

/** A row of cards: 1 below 568 px, 2 from 568 px, 3 from 1024 px. It scrolls by swiping, scrolling or with its buttons. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false, isReachable: true });
  const cards = Children.toArray(children);
  useLayoutEffect(() => {
    const list = track.current;
    if (!list) return;
    const look = () =>
      setEnds({
        atStart: list.scrollLeft < NEAR,
        atEnd: list.scrollLeft + list.clientWidth > list.scrollWidth - NEAR,
        isReachable: list.querySelector('a[href], button') !== null,
      });
    look();
    list.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      list.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [cards.length]);
  const move = (pages: number) =>
    track.current?.scrollBy({ left: pages * track.current.clientWidth, behavior: 'smooth' });
  const fits = ends.atStart && ends.atEnd;
  return (
    <section aria-roledescription="carrusel" aria-label={label} css={carousel}>
      <ul ref={track} tabIndex={fits || ends.isReachable ? undefined : 0} css={row}>
        {cards.map((card, index) => (
          <li key={index} css={item}>
            {card}
          </li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div css={[buttons, cards.length < 3 && onPhone, cards.length === 3 && belowDesktop]}>
          <IconButton
            outlined
            label={words.previous}
            icon={<ChevronLeft />}
            disabled={ends.atStart}
            onClick={() => move(-1)}
          />
          <IconButton
            outlined
            label={words.next}
            icon={<ChevronRight />}
            disabled={ends.atEnd}
            onClick={() => move(1)}
          />
        </div>
      )}
    </section>
  );
}
const carousel = css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
/** The padding reserves space for focus rings; the negative margin compensates for it. */
const row = css`
  --shown: 1;
  --gap: ${theme.spacing(4)};
  ${theme.up(568)} {
    --shown: 2;
  }
  ${theme.up(1024)} {
    --shown: 3;
  }
  display: flex;
  gap: var(--gap);
  margin: ${theme.spacing(-2)};
  padding: ${theme.spacing(2)};
  scroll-padding-inline: ${theme.spacing(2)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  @media (scripting: none) {
    scrollbar-width: thin;
  }
  position: relative;
  ${theme.focusRing}
`;
const item = css`
  flex: 0 0 calc((100% - (var(--shown) - 1) * var(--gap)) / var(--shown));
  display: grid;
  min-width: 0;
  scroll-snap-align: start;
`;
/** Without scripts the buttons do nothing. */
const buttons = css`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.spacing(2)};
  @media (scripting: none) {
    visibility: hidden;
  }
`;
/** Two cards fit from this width. The number of cards decides and not a measurement, so that the server's page has the buttons. */
const onPhone = css`
  ${theme.up(568)} {
    display: none;
  }
`;
/** Three cards fit from this width. */
const belowDesktop = css`
  ${theme.up(1024)} {
    display: none;
  }
`;
