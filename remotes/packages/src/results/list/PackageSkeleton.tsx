import { css, Skeleton, type Theme } from '@tiquete/ui';
import { cardFrame } from './cardFrame';

/** Skeleton of a card, in its size. */
export function PackageSkeleton() {
  return (
    <div css={cardFrame}>
      <div css={picture}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div css={lines}>
        <Skeleton width="60%" height={28} />
        <Skeleton width="80%" height={20} />
        <Skeleton width="70%" height={20} />
        <Skeleton width="40%" height={20} />
      </div>
      <div css={lines}>
        <Skeleton width="80%" height={32} />
        <Skeleton width="60%" height={20} />
        <Skeleton height={44} />
      </div>
    </div>
  );
}
const picture = (theme: Theme) => css`
  aspect-ratio: 16 / 10;
  ${theme.up(768)} {
    aspect-ratio: auto;
    min-height: 240px;
  }
`;
const lines = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(3)};
`;
