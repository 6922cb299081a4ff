import type { OperationsStory, OperationsTrace } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Badge, css, Section, smallText, type Theme } from '@tiquete/ui';
import { useMoments } from '../frame/moments';
import { CALL_OUTCOMES, STEPS } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';
import { StoreLinks } from './StoreLinks';

/** Requests and worker's steps about a booking with their calls to outside systems, newest first. */
export function Traces({ story }: { story: OperationsStory }) {
  const t = useMessages('console');
  const { traces, has_more } = story;
  return (
    <Section size="s" title={t('support.traces')}>
      {traces.length === 0 && <p css={smallText}>{t('support.noTraces')}</p>}
      <Entries as="ol">
        {traces.map((trace, index) => (
          <Trace key={`${trace.at} ${index}`} trace={trace} story={story} />
        ))}
      </Entries>
      {has_more && <p css={smallText}>{t('support.more')}</p>}
    </Section>
  );
}

function Trace({ trace, story }: { trace: OperationsTrace; story: OperationsStory }) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const { at, name, outcome, ms, trace_id, request_id, code, calls } = trace;
  const ids = [
    { name: t('support.request'), value: request_id },
    { name: t('support.trace'), value: trace_id },
    { name: t('support.page'), value: code },
  ].filter(({ value }) => value !== null);
  const isGood = outcome === 'ok' || Number(outcome) < 400;
  return (
    <Entry
      title={titleOf(name)}
      badges={<Badge tone={isGood ? 'success' : 'error'}>{labelOf(CALL_OUTCOMES, outcome)}</Badge>}
      note={
        <>
          <time dateTime={at}>{moment(at)}</time> · {t('support.ms', { ms })}
        </>
      }
    >
      {calls.length > 0 && (
        <ul css={lines} aria-label={t('support.calls')}>
          {calls.map((call, index) => (
            <li key={index}>
              {t('support.call', { ...call, outcome: labelOf(CALL_OUTCOMES, call.outcome) })}
              <code>{`${call.method} ${call.path}`}</code>
            </li>
          ))}
        </ul>
      )}
      <dl css={list}>
        {ids.map(({ name: term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <StoreLinks id={trace_id} stores={story} />
    </Entry>
  );
}

const titleOf = (name: string): string =>
  name.startsWith('step ') ? labelOf(STEPS, name.slice(5)) : name.replace('/api/', '');

const lines = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding-inline-start: ${theme.spacing(3)};
  border-inline-start: 2px solid ${theme.vars.palette.divider};
  ${theme.type.small}
  code {
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
`;
const list = (theme: Theme) => css`
  display: grid;
  ${theme.type.small}
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.spacing(2)};
  }
  dt {
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    font-family: monospace;
    user-select: all;
  }
`;
