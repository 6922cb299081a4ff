import { css, Skeleton, type Theme } from '@tiquete/ui';

/** The frame of the page, with room for what comes. */
export function OpeningDetail() {
  return (
    <div aria-hidden css={frame}>
      <div css={photos}>
        <Skeleton height="100%" radius={20} />
      </div>
      <Skeleton width="40%" height={28} />
      <Skeleton height={120} radius={20} />
      <Skeleton height={320} radius={20} />
    </div>
  );
}
const frame = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const photos = (theme: Theme) => css`
  aspect-ratio: 4 / 3;
  ${theme.up(768)} {
    aspect-ratio: auto;
    height: clamp(320px, 34vw, 440px);
  }
`;
