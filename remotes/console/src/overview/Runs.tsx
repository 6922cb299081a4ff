import type { ReconciliationRun } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Badge, Section, smallText, type Tone } from '@tiquete/ui';
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
      <Entries as="ol">
        {runs.map((run) => (
          <Entry
            key={`${run.scope} ${run.started_at}`}
            title={t(`overview.${run.scope}`)}
            badges={
              <Badge tone={run.result ? TONES[run.result] : 'primary'}>
                {run.result ? labelOf(RUN_RESULTS, run.result) : t('overview.running')}
              </Badge>
            }
            note={<time dateTime={run.started_at}>{moment(run.started_at)}</time>}
          >
            <p css={smallText}>
              {t('overview.checked', { count: run.checked })}
              {run.unanswered > 0 && `, ${t('overview.unanswered', { count: run.unanswered })}`}
              {found(run) > 0 && `, ${t('overview.differences', { count: found(run) })}`}
            </p>
          </Entry>
        ))}
      </Entries>
    </Section>
  );
}
