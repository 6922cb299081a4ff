import type { ReleaseAct } from '@tiquete/contracts';
import { useLazyMessages, useMessages } from '@tiquete/platform';
import { Entries, Entry, QueryView } from '@tiquete/staff';
import { Disclosure, EmptyState, PackageIcon, Section } from '@tiquete/ui';
import { ConsolePage } from '../../frame/ConsolePage';
import { useMoments } from '../../frame/moments';
import { releaseMessages } from '../../messages/releases';
import { useQuery } from '../../frame/useQuery';
import { releaseHistoryQuery } from '../../state/slice';

/** `/console/releases/history`: log of all moves, newest first. */
export function Page() {
  const t = useLazyMessages('console', releaseMessages);
  const shown = useQuery(releaseHistoryQuery, ({ releaseHistory }) => releaseHistory, null);
  return (
    <ConsolePage title={t('releases.history.title')}>
      <QueryView shown={shown} loading={t('releases.history.loading')}>
        {(acts) =>
          acts.length === 0 ? (
            <EmptyState icon={<PackageIcon />} title={t('releases.history.empty')}>
              <p>{t('releases.history.emptyText')}</p>
            </EmptyState>
          ) : (
            <Section size="s" title={t('releases.history.newest')}>
              <Entries>
                {acts.map((act) => (
                  <Act key={act.id} act={act} />
                ))}
              </Entries>
            </Section>
          )
        }
      </QueryView>
    </ConsolePage>
  );
}

const WORDS = [
  'promote',
  'canary',
  'halt',
  'rollback',
  'pin',
  'unpin',
  'lock',
  'unlock',
  'register',
] as const;

function Act({ act }: { act: ReleaseAct }) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const { action, part, release, brand, set_after: set, reason, figures } = act;
  const known = WORDS.find((word) => word === action);
  const what = [part, release].filter((word) => word !== null).join(' · ');
  return (
    <Entry
      title={`${known ? t(`releases.history.action.${known}`) : action} ${what}`}
      note={[
        moment(act.at),
        act.actor,
        brand ?? t('releases.everybody'),
        set && t('releases.history.set', { set }),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      {reason !== null && <p>{reason}</p>}
      {figures && Object.keys(figures).length > 0 && (
        <Disclosure summary={t('releases.history.figures')}>
          <pre>{JSON.stringify(figures, null, 2)}</pre>
        </Disclosure>
      )}
    </Entry>
  );
}
