import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  ChevronLeft,
  ChevronRight,
  CloseIcon,
  css,
  IconButton,
  Picture,
  type Theme,
} from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';
import { FullScreen } from './FullScreen';
import { photoName, type Photo } from './photoName';

export interface GalleryDialogProps {
  name: string;
  photos: readonly Photo[];
  startAt: number;
  onClose: () => void;
}
/**
 * All photos in full screen. They change by swiping, by buttons, or by the arrow keys, Home and End. A button at its end
 * stays focused.
 */
export function GalleryDialog({ name, photos, startAt, onClose }: GalleryDialogProps) {
  const t = useSearchProductWords();
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(startAt);
  /** Target photo of the current scroll. Photos that it passes do not count as shown. */
  const aim = useRef<number | null>(null);
  const count = photos.length;
  useEffect(() => {
    track.current?.scrollTo({ left: startAt * track.current.clientWidth, behavior: 'instant' });
  }, [startAt]);
  const show = (next: number) => {
    const to = Math.min(count - 1, Math.max(0, next));
    if (to === shown) return;
    aim.current = to;
    setShown(to);
    track.current?.scrollTo({ left: to * track.current.clientWidth, behavior: 'smooth' });
  };
  const follow = () => {
    const list = track.current;
    if (!list || list.clientWidth === 0) return;
    const seen = Math.round(list.scrollLeft / list.clientWidth);
    if (aim.current === null) setShown(seen);
    else if (aim.current === seen) aim.current = null;
  };
  const stopGliding = () => {
    aim.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const caption = photos[shown]?.caption;
  return (
    <FullScreen label={t('detail.gallery.label', { name })} onClose={onClose} onKeyDown={onKeyDown}>
      <div css={layout}>
        <header>
          <p role="status">{t('detail.gallery.counter', { number: shown + 1, count })}</p>
          <IconButton
            label={t('detail.gallery.close')}
            icon={<CloseIcon aria-hidden />}
            onClick={onClose}
          />
        </header>
        <div
          ref={track}
          role="region"
          aria-label={t('detail.gallery.label', { name })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by the arrows too
          tabIndex={0}
          onScroll={follow}
          onPointerDown={stopGliding}
          onWheel={stopGliding}
          css={slides}
        >
          {photos.map((photo, index) => (
            <div key={photo.url} aria-hidden={index !== shown}>
              {Math.abs(index - shown) < 3 && (
                <Picture
                  src={photo.url}
                  alt={photoName(t, photo.caption, index + 1, count)}
                  ratio="auto"
                  sizes="100vw"
                  css={whole}
                />
              )}
            </div>
          ))}
        </div>
        <footer>
          <IconButton
            outlined
            label={t('detail.gallery.previous')}
            icon={<ChevronLeft aria-hidden />}
            aria-disabled={shown === 0}
            onClick={() => show(shown - 1)}
          />
          <p>{caption}</p>
          <IconButton
            outlined
            label={t('detail.gallery.next')}
            icon={<ChevronRight aria-hidden />}
            aria-disabled={shown === count - 1}
            onClick={() => show(shown + 1)}
          />
        </footer>
      </div>
    </FullScreen>
  );
}
const layout = (theme: Theme) => css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
  header,
  footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.spacing(3)};
    padding: ${theme.spacing(2)} ${theme.spacing(4)};
  }
  footer {
    padding-bottom: calc(${theme.spacing(3)} + env(safe-area-inset-bottom));
    text-align: center;
  }
  [role='status'] {
    font-weight: ${theme.weight.strong};
  }
  [aria-disabled='true'] {
    cursor: default;
    opacity: 0.35;
  }
`;
const slides = (theme: Theme) => css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  ${theme.focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
  > div {
    display: grid;
    grid: 100% / 100%;
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
`;
const whole = css`
  width: 100%;
  height: 100%;
  object-fit: scale-down;
  background: none;
`;
