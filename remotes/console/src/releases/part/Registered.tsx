import type { ReleaseMatrix, ReleasePart } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Badge, Button, Notice, Section } from '@tiquete/ui';
import { useAction } from '../../actions/useAction';
import { useMoments } from '../../frame/moments';
import { brandName, mayMove, SHOWN_MINUTES } from '../matrix';

/** Releases of the part, newest first. Each can be tried as an override before it is published. */
export function Registered({
  matrix,
  part: { part, releases },
}: {
  matrix: ReleaseMatrix;
  part: ReleasePart;
}) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const { isSending, isDone, problem, send } = useAction('override');
  const shown = matrix.override?.releases[part];
  return (
    <Section size="s" title={t('releases.registered')}>
      {problem && (
        <Notice
          kind="error"
          text={t('action.failed', { reason: problem.detail ?? problem.title })}
        />
      )}
      {isDone && <Notice kind="success" text={t('releases.own.started')} />}
      <Entries>
        {releases.map(({ release, number, version, commit, registered_at, publishers, ...its }) => (
          <Entry
            key={release}
            title={`#${number} · ${version || t('releases.noVersion')} · ${release}`}
            badges={
              <>
                {its.quarantine && <Badge tone="error">{t('releases.quarantine')}</Badge>}
                {its.is_current && <Badge tone="success">{t('releases.current')}</Badge>}
                {its.brands.map((brand) => (
                  <Badge key={brand}>{brandName(matrix, brand)}</Badge>
                ))}
                {shown === release && <Badge tone="primary">{t('releases.showing')}</Badge>}
              </>
            }
            note={[
              moment(registered_at),
              commit && t('releases.commit', { commit: commit.slice(0, 8) }),
              publishers.length > 0
                ? t('releases.by', { publishers: publishers.join(', ') })
                : t('releases.unsigned'),
              its.quarantine &&
                t('releases.quarantineWhy', {
                  moment: moment(its.quarantine.at),
                  by: its.quarantine.by,
                  reason: its.quarantine.reason ?? t('releases.noReason'),
                }),
            ]
              .filter(Boolean)
              .join(' · ')}
            tools={
              mayMove(matrix, part) &&
              shown !== release && (
                <Button
                  size="s"
                  variant="secondary"
                  busy={isSending}
                  aria-label={`${t('releases.show')}: ${version || release}`}
                  onClick={() =>
                    send({
                      kind: 'override',
                      body: {
                        releases: { ...ownOverride(matrix), [part]: release },
                        minutes: SHOWN_MINUTES,
                      },
                    })
                  }
                >
                  {t('releases.show')}
                </Button>
              )
            }
          />
        ))}
      </Entries>
    </Section>
  );
}
/** The user's override, limited to the parts of their team: the api rejects others. */
const ownOverride = (matrix: ReleaseMatrix) =>
  Object.fromEntries(
    Object.entries(matrix.override?.releases ?? {}).filter(([part]) => mayMove(matrix, part)),
  );
