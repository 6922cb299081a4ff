import { useMessages } from '@tiquete/platform';
import { css, Skeleton, VisuallyHidden, type Theme } from '@tiquete/ui';
import { rowFrame } from './rowFrame';

const ROWS = 3;

/** Skeleton with the height of the filters, so that nothing moves when they load. */
export function LoadingFilters() {
  const t = useMessages('my-bookings');
  return (
    <div css={chips}>
      <Skeleton width={132} height={44} radius={999} />
      <Skeleton width={122} height={44} radius={999} />
      <Skeleton width={138} height={44} radius={999} />
      <p role="status">
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      </p>
      <div css={search}>
        <Skeleton height={60} radius={12} />
      </div>
    </div>
  );
}
export function LoadingRows() {
  return (
    <div css={rows} aria-hidden>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} css={rowFrame}>
          <div>
            <Skeleton width={120} height={22} />
          </div>
          <div css={body}>
            <Skeleton height="100%" radius={12} />
            <div>
              <Skeleton width="60%" height={20} />
              <Skeleton width="40%" height={16} />
              <Skeleton width="50%" height={16} />
              <Skeleton width="70%" height={40} />
            </div>
          </div>
          <div css={money}>
            <Skeleton width={110} height={28} />
            <Skeleton height={44} radius={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
const chips = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
const search = (theme: Theme) => css`
  flex: 1 0 100%;
  ${theme.up(768)} {
    flex: 0 1 360px;
    margin-inline-start: auto;
  }
`;
const money = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  align-content: end;
`;
const rows = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const body = (theme: Theme) => css`
  display: grid;
  grid-template-columns: 88px 1fr;
  gap: ${theme.spacing(4)};
  min-height: 88px;
  > div {
    display: grid;
    align-content: start;
    gap: ${theme.spacing(2)};
  }
  ${theme.up(640)} {
    grid-template-columns: 180px 1fr;
    min-height: 135px;
  }
`;
