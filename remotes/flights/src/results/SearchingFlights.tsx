import { resultsLayout, SearchingBar } from '@tiquete/search';
import { css, Skeleton, type Theme } from '@tiquete/ui';

const SKELETONS = 6;

/** The frame of the results at once, with room for what comes, so that nothing jumps. */
export function SearchingFlights({ label }: { label: string }) {
  return (
    <>
      <SearchingBar label={label} />
      <div css={resultsLayout} aria-hidden>
        <div css={aside}>
          <Skeleton height={420} radius={20} />
        </div>
        <div css={list}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <div key={index} css={card}>
              <Skeleton width={160} height={32} />
              <Skeleton width="80%" height={24} />
              <Skeleton width="50%" height={14} />
              <Skeleton width="40%" height={24} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
const aside = (theme: Theme) => css`
  display: none;
  ${theme.up(900)} {
    display: block;
  }
`;
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const card = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(4)};
  min-height: 196px;
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
`;
