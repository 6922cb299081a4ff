import { useMessages } from '@tiquete/platform';
import { resultsLayout, SearchingBar } from '@tiquete/search';
import { css, Skeleton, type Theme } from '@tiquete/ui';
import { cardGrid } from './cardGrid';

const SKELETONS = 6;

/** The frame of the results at once, with room for what comes, so that nothing jumps. */
export function SearchingHotels({ destination }: { destination: string }) {
  const t = useMessages('hotels');
  return (
    <>
      <SearchingBar label={t('results.searching', { destination })} />
      <div css={resultsLayout} aria-hidden>
        <div css={aside}>
          <Skeleton height={420} radius={20} />
        </div>
        <div css={list}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <div key={index} css={cardGrid}>
              <Skeleton height="100%" />
              <div>
                <Skeleton width="60%" height={22} />
                <Skeleton width="40%" height={14} />
                <Skeleton width="50%" height={14} />
              </div>
              <div>
                <Skeleton width="70%" height={26} />
                <Skeleton width="90%" height={14} />
              </div>
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
