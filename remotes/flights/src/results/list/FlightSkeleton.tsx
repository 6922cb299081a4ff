import { css, Skeleton, type Theme } from '@tiquete/ui';

/** Skeleton of a card, in its size. */
export function FlightSkeleton() {
  return (
    <div css={card}>
      <Skeleton width={160} height={28} />
      <Skeleton width="80%" height={24} />
      <Skeleton width="50%" height={14} />
    </div>
  );
}
const card = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(3)};
  min-height: 152px;
  padding: ${theme.spacing(4)};
  ${theme.surface}
  ${theme.up(720)} {
    gap: ${theme.spacing(4)};
    min-height: 196px;
  }
  /* A wide card has two lines. */
  ${theme.up(1200)} {
    min-height: 118px;
    > :nth-child(n + 3) {
      display: none;
    }
  }
`;
