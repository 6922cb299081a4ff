import { css } from '@emotion/react';
import { httpsUrl } from '@tiquete/domain';
import { useState } from 'react';
import { PictureIcon } from '../icons';
import { useIsHydrated } from '../lib/useIsHydrated';
import { theme } from '../theme/theme';

interface PictureProps {
  /** `/media/hb/1234/1`, an address without the width, or a complete URL. */
  src: string;
  /** Alternative text. Empty for a decorative picture. */
  alt: string;
  /** Aspect ratio, such as `4 / 3`. It reserves the space while the picture loads. */
  ratio: string | number;
  /** Available widths of the picture in pixels. */
  widths?: number[];
  /** Width of the whole picture in the page. A cropped picture is wider than its frame. */
  sizes?: string;
  /** True for the largest picture of the first view: it loads with high priority. */
  priority?: boolean;
  /**
   * Viewport width in pixels from which the picture is in the first view. On narrower screens it loads once the page is
   * hydrated, so that it does not delay the scripts.
   */
  visibleFrom?: number;
  className?: string;
}
/** For usual frames at usual densities: cards on phones take 672 and 1024, on wide screens 480 and 800. */
const WIDTHS = [320, 480, 672, 800, 1024, 1280];
const EMPTY = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

export function Picture({
  src,
  alt,
  ratio,
  widths = WIDTHS,
  sizes = '100vw',
  priority = false,
  visibleFrom = 0,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState('');
  const isHydrated = useIsHydrated();
  // A class, because the content security policy forbids style attributes in the document.
  const shape = [frame, { aspectRatio: String(ratio) }];
  if (!src || failed === src) {
    return (
      <span
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        className={className}
        css={shape}
      >
        <PictureIcon size={28} />
      </span>
    );
  }
  const isOurs = src.startsWith('/media/');
  const srcSetOf = (format: string) =>
    widths.map((width) => `${src}/${width}.${format} ${width}w`).join(', ');
  const image = (
    <img
      sizes={isOurs ? sizes : undefined}
      srcSet={isOurs ? srcSetOf('webp') : undefined}
      src={isOurs ? `${src}/${widths[Math.min(1, widths.length - 1)]}.webp` : httpsUrl(src)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
      className={className}
      css={shape}
    />
  );
  if (!isOurs) return image;
  return (
    <picture>
      {!isHydrated && visibleFrom > 0 && <source media={before(visibleFrom)} srcSet={EMPTY} />}
      <source type="image/avif" sizes={sizes} srcSet={srcSetOf('avif')} />
      {image}
    </picture>
  );
}
/** Media query of narrower screens. A page without scripts is never hydrated and shows every picture. */
const before = (width: number): string =>
  width === Infinity
    ? '(scripting: enabled)'
    : `(scripting: enabled) and (max-width: ${width - 0.02}px)`;
const frame = css`
  display: grid;
  place-items: center;
  width: 100%;
  object-fit: cover;
  background: ${theme.vars.palette.background.subtle};
  color: ${theme.vars.palette.outline};
`;
