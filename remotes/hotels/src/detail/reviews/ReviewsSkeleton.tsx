import { css, Skeleton, type Theme } from '@tiquete/ui';

const BARS = [0, 1, 2, 3, 4];
const COMMENTS = [0, 1, 2];

/** Bars beside comments, as high as what most hotels have: the page below hardly moves. */
export function ReviewsSkeleton() {
  return (
    <div css={layout}>
      <div>
        <Skeleton width="60%" height={24} />
        {BARS.map((bar) => (
          <Skeleton key={bar} height={28} />
        ))}
      </div>
      <div>
        <Skeleton width={160} height={24} />
        {COMMENTS.map((comment) => (
          <span key={comment} css={entry}>
            <Skeleton width="45%" height={20} />
            <Skeleton width="90%" height={20} />
            <Skeleton width="70%" height={20} />
          </span>
        ))}
      </div>
    </div>
  );
}
const layout = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(6)} ${theme.spacing(10)};
  align-items: start;
  > div {
    display: grid;
    gap: ${theme.spacing(3)};
  }
  ${theme.up(900)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;
const entry = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding-block: ${theme.spacing(2)};
`;
