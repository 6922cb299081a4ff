import { css, Skeleton, type Theme } from '@tiquete/ui';

const ROOMS = 3;

/** The frame of the page, with room for what comes. */
export function OpeningDetail({ hasHead }: { hasHead: boolean }) {
  return (
    <div aria-hidden css={frame}>
      {!hasHead && (
        <div css={photos}>
          <Skeleton height="100%" radius={20} />
        </div>
      )}
      <Skeleton width="30%" height={24} />
      {Array.from({ length: ROOMS }, (_, index) => (
        <Skeleton key={index} height={220} radius={20} />
      ))}
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
