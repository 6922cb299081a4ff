import type { ReleaseCell, ReleaseMatrix } from '@tiquete/contracts';
import { Link, useMessages } from '@tiquete/platform';
import { css, smallText, type Theme } from '@tiquete/ui';
import { useMoments } from '../frame/moments';
import { releasePartUrl } from '../urls';
import { CellBadges } from './CellBadges';
import { brandName, locksOf, ownCells } from './matrix';

/** Most brands with a different release that a card names. */
const NAMED = 4;

/** One part: its release for all brands, and the brands with a different one. */
export function PartCard({ cell, matrix }: { cell: ReleaseCell; matrix: ReleaseMatrix }) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const { part, release, version, moved_at } = cell;
  const own = ownCells(matrix, part);
  return (
    <li css={card}>
      <h2>
        <Link to={releasePartUrl(part)} aria-label={t('releases.open', { part })}>
          {part}
        </Link>
      </h2>
      <p css={versionLine}>
        <strong>{version || t('releases.noVersion')}</strong> <span>{release}</span>
      </p>
      <p css={smallText}>{t('releases.since', { moment: moment(moved_at) })}</p>
      <CellBadges cell={cell} locks={locksOf(matrix, part, null)} />
      {own.length > 0 && (
        <ul css={brands}>
          {own.slice(0, NAMED).map(({ brand, cell: theirs }) => (
            <li key={brand}>
              <p>
                {brandName(matrix, brand)}:{' '}
                {theirs.release === null ? t('releases.without') : theirs.version || theirs.release}
              </p>
              <CellBadges cell={theirs} locks={locksOf(matrix, part, brand)} />
            </li>
          ))}
          {own.length > NAMED && (
            <li css={smallText}>{t('releases.others', { count: own.length - NAMED })}</li>
          )}
        </ul>
      )}
    </li>
  );
}
const card = (theme: Theme) => css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(4)};
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
  h2 {
    ${theme.type.h3}
  }
  /* The whole card is the link. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.vars.palette.background.subtle};
    }
  }
`;
export const versionLine = (theme: Theme) => css`
  overflow-wrap: anywhere;
  span {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
`;
const brands = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding-top: ${theme.spacing(2)};
  border-top: 1px solid ${theme.vars.palette.divider};
  li {
    display: grid;
    gap: ${theme.spacing(1)};
  }
`;
