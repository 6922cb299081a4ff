import { css, Skeleton, type Theme } from '@tiquete/ui';

/** Skeleton of the days around the searched one and of the note below them. */
export function StripSkeleton() {
  return (
    <div css={strip} aria-hidden>
      <Skeleton height={56} />
      <Skeleton width="40%" height={16} />
    </div>
  );
}
/** As high as `DateStrip`: days, and a note, which is one line on a phone. */
const strip = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  align-content: start;
  gap: ${theme.spacing(1)};
  height: 80px;
  ${theme.up(600)} {
    gap: ${theme.spacing(3)};
    height: 96px;
  }
`;
