import { useState } from 'react';
import { css, Picture, PictureIcon, type Theme } from '@tiquete/ui';
import { useSearchProductWords } from '../searchProduct';
import { GalleryDialog } from './GalleryDialog';
import { photoName, type Photo } from './photoName';

const IN_MOSAIC = 5;

/** Up to five photos, or one on a phone. Each opens the gallery of all photos. */
export function Gallery({ name, photos }: { name: string; photos: readonly Photo[] }) {
  const t = useSearchProductWords();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const count = photos.length;
  const shown = photos.slice(0, IN_MOSAIC);
  const few = count < IN_MOSAIC;
  if (count === 0) return null;
  return (
    <section aria-label={t('detail.gallery.label', { name })} css={frame}>
      <ul css={mosaic} data-photos={shown.length}>
        {shown.map(({ url, caption }, index) => (
          <li key={url}>
            <button
              type="button"
              onClick={() => setOpenAt(index)}
              aria-label={photoName(t, caption, index + 1, count)}
              css={opener}
            >
              <Picture
                src={url}
                alt=""
                ratio="4 / 3"
                sizes={`(min-width: 768px) ${index === 0 || few ? 600 : 300}px, ${index === 0 ? 'calc(100vw - 32px)' : '1px'}`}
                priority={index === 0}
                css={photo}
              />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setOpenAt(0)} css={all}>
        <PictureIcon size={18} aria-hidden />
        {t('detail.gallery.open', { count })}
      </button>
      {openAt !== null && (
        <GalleryDialog
          name={name}
          photos={photos}
          startAt={openAt}
          onClose={() => setOpenAt(null)}
        />
      )}
    </section>
  );
}
const frame = css`
  position: relative;
`;
/** At most about half the page wide, so that small pictures are not enlarged. Rows ignore the pictures' own height. */
const mosaic = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  overflow: hidden;
  border-radius: ${theme.vars.radius.l};
  li:not(:first-of-type) {
    display: none;
  }
  ${theme.up(768)} {
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(2, minmax(0, 1fr));
    height: clamp(320px, 34vw, 440px);
    &[data-photos='1'] {
      grid-template-columns: minmax(0, 600px);
      justify-content: center;
      background: ${theme.vars.palette.background.subtle};
    }
    &[data-photos='2'],
    &[data-photos='3'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    li:not(:first-of-type) {
      display: block;
    }
    li:first-of-type,
    &[data-photos='2'] li,
    &[data-photos='4'] li:nth-of-type(2) {
      grid-row: span 2;
    }
  }
`;
const opener = (theme: Theme) => css`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  ${theme.focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
`;
const photo = (theme: Theme) => css`
  ${theme.up(768)} {
    height: 100%;
  }
`;
const all = (theme: Theme) => css`
  position: absolute;
  inset: auto ${theme.spacing(3)} ${theme.spacing(3)} auto;
  display: inline-flex;
  align-items: center;
  gap: ${theme.spacing(2)};
  min-height: 44px;
  padding: 0 ${theme.spacing(4)};
  border: 1px solid ${theme.vars.palette.outline};
  border-radius: ${theme.vars.radius.pill};
  background: ${theme.vars.palette.background.paper};
  font-weight: ${theme.weight.strong};
  ${theme.focusRing}
`;
