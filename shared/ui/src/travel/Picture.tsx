import { css } from '@emotion/react';
import { httpsUrl } from '@tiquete/domain';
import { useState } from 'react';
import { PictureIcon } from '../icons';
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
  sizes?: string;
  /** True for a picture that is visible at once: it loads with high priority. */
  priority?: boolean;
  className?: string;
}
const WIDTHS = [320, 640, 960, 1280];

export function Picture({
  src,
  alt,
  ratio,
  widths = WIDTHS,
  sizes = '100vw',
  priority = false,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState('');
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
  return (
    <img
      src={isOurs ? `${src}/${widths[Math.min(1, widths.length - 1)]}.webp` : httpsUrl(src)}
      srcSet={
        isOurs ? widths.map((width) => `${src}/${width}.webp ${width}w`).join(', ') : undefined
      }
      sizes={isOurs ? sizes : undefined}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(src)}
      className={className}
      css={shape}
    />
  );
}
const frame = css`
  display: grid;
  place-items: center;
  width: 100%;
  object-fit: cover;
  background: ${theme.vars.palette.background.subtle};
  color: ${theme.vars.palette.outline};
`;
