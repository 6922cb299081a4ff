import { css, Skeleton, type Theme } from '@tiquete/ui';

export interface OpeningDetailProps {
  /** True when the pictures are known from the results. */
  hasPictures?: boolean;
  /** Heights of the blocks below the heading, in pixels. */
  blocks: readonly number[];
}
/** Placeholder of a detail page that loads. */
export function OpeningDetail({ hasPictures = false, blocks }: OpeningDetailProps) {
  return (
    <div aria-hidden css={frame}>
      {!hasPictures && (
        <div css={pictures}>
          <Skeleton height="100%" radius={20} />
        </div>
      )}
      <Skeleton width="30%" height={24} />
      {blocks.map((height, index) => (
        <Skeleton key={index} height={height} radius={20} />
      ))}
    </div>
  );
}
const frame = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const pictures = (theme: Theme) => css`
  aspect-ratio: 4 / 3;
  ${theme.up(768)} {
    aspect-ratio: auto;
    height: clamp(320px, 34vw, 440px);
  }
`;
