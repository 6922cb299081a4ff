import type { OperationsCase } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { css, Notice, Section, smallText, type Theme } from '@tiquete/ui';
import { DataFacts } from '../frame/DataFacts';
import { halves } from '../frame/halves';
import { useMoments } from '../frame/moments';
import { CASE_ACTIONS, CASE_HELP } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';
import { Actions } from '../actions/Actions';
import { CaseBooking } from './CaseBooking';
import { useAction } from '../actions/useAction';

/** Data, actions and log of a case, with its booking beside them. */
export function WholeCase({ opened }: { opened: OperationsCase }) {
  const t = useMessages('console');
  const { moment, age } = useMoments();
  const { isDone } = useAction('resolve');
  const seen = opened.state === 'OPEN' ? { id: opened.id, version: opened.version } : undefined;
  return (
    <div css={[halves, tall]}>
      <div>
        {isDone && <Notice kind="success" text={t('action.resolveDone')} />}
        <Section size="s" title={t('case.what')} hint={labelOf(CASE_HELP, opened.kind)}>
          {Object.keys(opened.data).length > 0 ? (
            <DataFacts data={opened.data} />
          ) : (
            <p>{t('case.nothing')}</p>
          )}
          <p css={smallText}>
            {t('cases.opened', { age: age(opened.opened_at) })}. {t('case.seen')}:{' '}
            {moment(opened.seen_at)}.
          </p>
          {opened.note && <p>{opened.note}</p>}
        </Section>
        {!opened.booking && seen && <Actions booking={null} seen={seen} />}
      </div>
      {opened.booking && (
        <div css={side}>
          <CaseBooking id={opened.booking.id} seen={seen} />
        </div>
      )}
      <div>
        <Section size="s" title={t('case.log')}>
          <Entries as="ol">
            {[...opened.actions].reverse().map(({ at, actor, action, data }, index) => (
              <Entry
                key={`${at} ${index}`}
                title={`${actor ?? t('case.system')}: ${labelOf(CASE_ACTIONS, action)}`}
                note={<time dateTime={at}>{moment(at)}</time>}
              >
                {action !== 'OPENED' && Object.keys(data).length > 0 && <DataFacts data={data} />}
              </Entry>
            ))}
          </Entries>
        </Section>
      </div>
    </div>
  );
}
const tall = (theme: Theme) => css`
  ${theme.up(900)} {
    grid-template-rows: auto 1fr;
  }
`;
/** The booking is between data and log on a phone, and beside both from 900 px. */
const side = (theme: Theme) => css`
  ${theme.up(900)} {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;
