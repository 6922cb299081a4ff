import type { ReleasePart } from '@tiquete/contracts';
import { inColombia, useMessages } from '@tiquete/platform';
import { css, Section, smallText, type Theme } from '@tiquete/ui';
import { Facts } from '../../frame/Facts';
import { versionLine } from '../PartCard';

/** Layout shifts are reported in thousandths. */
const THOUSANDTHS = 1000;

type ReportedHealth = ReleasePart['health'][number];

/** Health of the part's releases in the last day: totals, and visits by hour. */
export function Health({ part: { health, releases } }: { part: ReleasePart }) {
  const t = useMessages('console');
  return (
    <Section size="s" title={t('releases.health')}>
      {health.length === 0 && <p>{t('releases.noHealth')}</p>}
      {health.map((reported) => {
        const known = releases.find(({ release }) => release === reported.release);
        return (
          <article key={reported.release} css={one}>
            <h3 css={versionLine}>
              {known?.version} <span>{reported.release}</span>
            </h3>
            {reported.figures.tried === 0 ? (
              <p css={smallText}>{t('releases.noHealth')}</p>
            ) : (
              <>
                <Figures reported={reported} />
                <Hours reported={reported} />
              </>
            )}
          </article>
        );
      })}
    </Section>
  );
}

function Figures({ reported: { figures } }: { reported: ReportedHealth }) {
  const t = useMessages('console');
  const { tried, failed, lcp, inp, cls } = figures;
  const time = (value: number | null) =>
    value === null ? t('frame.none') : t('releases.milliseconds', { count: Math.round(value) });
  return (
    <Facts
      facts={[
        { name: t('releases.tried'), value: tried },
        {
          name: t('releases.failed'),
          value: t('releases.failedOf', {
            count: failed,
            share: ((failed / tried) * 100).toFixed(1).replace('.', ','),
          }),
        },
        { name: t('releases.lcp'), value: time(lcp) },
        { name: t('releases.inp'), value: time(inp) },
        {
          name: t('releases.cls'),
          value: cls === null ? t('frame.none') : (cls / THOUSANDTHS).toFixed(2).replace('.', ','),
        },
      ]}
    />
  );
}

/** Chart with a bar for each hour: its height is the visits, its red part the visits with a failure. */
function Hours({ reported: { hours } }: { reported: ReportedHealth }) {
  const t = useMessages('console');
  const most = Math.max(1, ...hours.map(({ tried }) => tried));
  return (
    <figure css={graph}>
      <figcaption css={smallText}>{t('releases.hours')}</figcaption>
      <ol>
        {hours.map(({ hour, tried, failed }) => {
          const words = t('releases.hour', { time: inColombia(hour).time, count: tried, failed });
          return (
            <li key={hour} title={words} style={{ height: `${(tried / most) * 100}%` }}>
              <span style={{ height: `${tried === 0 ? 0 : Math.min(1, failed / tried) * 100}%` }} />
              <em>{words}</em>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
const one = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  & + & {
    padding-top: ${theme.spacing(4)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
`;
const graph = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  margin: 0;
  ol {
    display: flex;
    gap: ${theme.spacing(1)};
    align-items: flex-end;
    height: 96px;
    border-bottom: 1px solid ${theme.vars.palette.divider};
  }
  li {
    position: relative;
    flex: 1 1 0;
    max-width: 32px;
    min-height: 2px;
    background: ${theme.vars.palette.primary.edge};
    border-radius: 3px 3px 0 0;
    overflow: hidden;
  }
  li span {
    position: absolute;
    inset: auto 0 0;
    background: ${theme.vars.palette.error.main};
  }
  em {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
