import type { ReactNode } from 'react';
import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { formatDay, Link, shortMoney, useMessages } from '@tiquete/platform';
import { css, type Theme, VisuallyHidden } from '@tiquete/ui';
import { onOtherDay } from './otherDay';
import { viewUrl, type ResultsView } from '../resultsAddress';
import { DayTools } from './DayTools';
import { useChosenInSight } from './useChosenInSight';
import type { useDaysAround } from './useDaysAround';

export interface DateStripProps {
  query: FlightQuery;
  /** Number of the itinerary whose day changes. */
  index: number;
  around: ReturnType<typeof useDaysAround>;
  view: ResultsView;
  /** Text with the usual price of the route. */
  children: ReactNode;
}
/** Links to the days before and after the searched one, each with the same filters. */
export function DateStrip({
  query,
  index,
  around: { days, isLoading },
  view,
  children,
}: DateStripProps) {
  const t = useMessages('flights');
  const date = query.segments[index]?.date;
  const known = days.flatMap(({ price }) => price ?? []);
  const lowest = known.length > 1 ? Math.min(...known) : null;
  const list = useChosenInSight<HTMLOListElement>(date);
  return (
    <nav aria-label={t('results.strip')}>
      <ol ref={list} css={strip}>
        {days.map(({ date: day, price }) => (
          <li key={day}>
            <Link
              to={viewUrl(onOtherDay(query, index, day), {
                ...view,
                chosen: view.chosen.slice(0, index),
              })}
              preventScrollReset
              aria-current={day === date ? 'date' : undefined}
              data-low={price !== null && price === lowest ? '' : undefined}
            >
              {`${formatDay(day)} `}
              {price === null ? (
                <strong data-loading={isLoading || undefined}>
                  <span aria-hidden>–</span>
                  <VisuallyHidden>{t('results.stripUnknown')}</VisuallyHidden>
                </strong>
              ) : (
                <strong>{shortMoney(price)}</strong>
              )}
            </Link>
          </li>
        ))}
      </ol>
      <div css={note}>
        <p>
          <span aria-hidden css={onWideText}>
            {t(`results.stripNote.${wayOf(query, index)}`)}
          </span>
          <span aria-hidden css={onPhoneText}>
            {t(`results.stripNoteShort.${wayOf(query, index)}`)}
          </span>
          {children}
        </p>
        <div css={onWide}>
          <DayTools query={query} view={view} />
        </div>
      </div>
    </nav>
  );
}
/** The flight whose prices the strip shows. */
function wayOf({ tripType }: FlightQuery, index: number) {
  if (tripType !== 'ROUND_TRIP') return 'single';
  return index === 0 ? 'outbound' : 'inbound';
}
const note = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  gap: ${theme.spacing(1)} ${theme.spacing(4)};
  align-items: center;
  justify-items: start;
  margin-top: ${theme.spacing(1)};
  /* On a phone one line: the usual price of the route comes later and follows the note. */
  > p {
    height: 20px;
    line-height: 20px;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p > span + span[data-level]::before {
    content: ' · ';
  }
  ${theme.up(600)} {
    /* It comes on a line that was kept for it. */
    > p {
      height: auto;
      min-height: 2.8em;
      line-height: inherit;
      white-space: normal;
    }
    p > span {
      display: block;
    }
    p > span + span[data-level]::before {
      content: none;
    }
    grid-template-columns: minmax(0, 1fr) auto;
    margin-top: 0;
  }
  [data-level] {
    font-weight: ${theme.weight.strong};
  }
  [data-level='lower'] {
    color: ${theme.vars.palette.success.main};
  }
  color: ${theme.vars.palette.text.secondary};
`;
/** A phone has the buttons in the row of the filters. */
const onWide = (theme: Theme) => css`
  display: none;
  ${theme.up(600)} {
    display: flex;
  }
`;
const onWideText = css`
  @media (width < 600px) {
    && {
      display: none;
    }
  }
`;
const onPhoneText = (theme: Theme) => css`
  ${theme.up(600)} {
    && {
      display: none;
    }
  }
`;
/** On a phone the days scroll from edge to edge. */
const strip = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  gap: ${theme.spacing(1)};
  position: relative;
  margin: ${theme.spacing(-2)} calc(-1 * var(--gutter));
  padding: ${theme.spacing(2)} var(--gutter);
  ${theme.up(600)} {
    margin: ${theme.spacing(-2)};
    padding: ${theme.spacing(2)};
  }
  overflow-x: auto;
  scrollbar-width: none;
  > li {
    flex: 1 0 88px;
  }
  a {
    display: grid;
    align-content: center;
    height: 56px;
    padding: 0 ${theme.spacing(2)};
    ${theme.surface}
    border-radius: ${theme.vars.radius.m};
    color: ${theme.vars.palette.text.secondary};
    text-align: center;
    text-decoration: none;
    white-space: nowrap;
    ${theme.up(600)} {
      height: auto;
      min-height: 52px;
      padding: ${theme.spacing(2)};
    }
    ${theme.focusRing}
  }
  strong {
    color: ${theme.vars.palette.text.primary};
  }
  [data-low] strong {
    color: ${theme.vars.palette.success.main};
  }
  [data-loading] {
    opacity: 0.4;
  }
  a[aria-current] {
    border-color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.primary.soft};
    font-weight: ${theme.weight.strong};
  }
`;
