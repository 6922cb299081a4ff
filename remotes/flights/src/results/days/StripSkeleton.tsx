import { css, Skeleton, type Theme } from '@tiquete/ui';

/** Skeleton of the days around the searched one and of the note below them. */
export function StripSkeleton() {
  return (
    <div css={strip} aria-hidden>
      <Skeleton height={52} />
      <Skeleton width="40%" height={16} />
    </div>
  );
}
/** As high as `DateStrip`: days, a note of two lines, and buttons, which are below the note on a phone. */
const strip = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  align-content: start;
  gap: ${theme.spacing(3)};
  height: calc(108px + 2.8em);
  ${theme.up(600)} {
    height: 96px;
  }
`;
