import type { ReconciliationRun } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Badge, css, Section, smallText, type Theme, type Tone } from '@tiquete/ui';
import { useMoments } from '../frame/moments';
import { labelOf, RUN_RESULTS } from '../messages/stateLabels';

const TONES: Record<NonNullable<ReconciliationRun['result']>, Tone> = {
  CLEAN: 'success',
  DIFFERENT: 'error',
  PARTIAL: 'warning',
  FAILED: 'error',
  LOST: 'neutral',
};

/** The latest reconciliations with the gateway and the suppliers. */
export function Runs({ runs }: { runs: readonly ReconciliationRun[] }) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const found = ({ differences }: ReconciliationRun) =>
    Object.values(differences).reduce((sum, count) => sum + count, 0);
  return (
    <Section size="s" title={t('overview.runs')} hint={t('overview.runsHint')}>
      {runs.length === 0 && <p css={smallText}>{t('overview.noRuns')}</p>}
      <ol css={list}>
        {runs.map((run) => (
          <li key={`${run.scope} ${run.started_at}`}>
            <p>
              <b>{t(`overview.${run.scope}`)}</b>{' '}
              <time dateTime={run.started_at}>{moment(run.started_at)}</time>
            </p>
            <Badge tone={run.result ? TONES[run.result] : 'primary'}>
              {run.result ? labelOf(RUN_RESULTS, run.result) : t('overview.running')}
            </Badge>
            <p>
              {t('overview.checked', { count: run.checked })}
              {run.unanswered > 0 && `, ${t('overview.unanswered', { count: run.unanswered })}`}
              {found(run) > 0 && `, ${t('overview.differences', { count: found(run) })}`}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.spacing(1)} ${theme.spacing(3)};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.spacing(2)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  li > p:last-child {
    ${theme.type.small}
    flex-basis: 100%;
    color: ${theme.vars.palette.text.secondary};
  }
`;
