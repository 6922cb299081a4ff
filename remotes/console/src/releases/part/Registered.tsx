import type { ReleaseMatrix, ReleasePart } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Badge, Button, css, Notice, Section, smallText, type Theme } from '@tiquete/ui';
import { useAction } from '../../actions/useAction';
import { entries } from '../../frame/entries';
import { useMoments } from '../../frame/moments';
import { brandName, mayMove, SHOWN_MINUTES } from '../matrix';
import { versionLine } from '../PartCard';

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
      <ul css={entries}>
        {releases.map(({ release, version, commit, registered_at, publishers, ...its }) => (
          <li key={release}>
            <p css={versionLine}>
              <strong>{version || t('releases.noVersion')}</strong> <span>{release}</span>
            </p>
            <p css={smallText}>
              {[
                moment(registered_at),
                commit && t('releases.commit', { commit: commit.slice(0, 8) }),
                publishers.length > 0
                  ? t('releases.by', { publishers: publishers.join(', ') })
                  : t('releases.unsigned'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p css={row}>
              {its.is_current && <Badge tone="success">{t('releases.current')}</Badge>}
              {its.brands.map((brand) => (
                <Badge key={brand}>{brandName(matrix, brand)}</Badge>
              ))}
              {shown === release && <Badge tone="primary">{t('releases.showing')}</Badge>}
              {mayMove(matrix, part) && shown !== release && (
                <Button
                  size="s"
                  variant="ghost"
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
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
/** The user's override, limited to the parts of their team: the api rejects others. */
const ownOverride = (matrix: ReleaseMatrix) =>
  Object.fromEntries(
    Object.entries(matrix.override?.releases ?? {}).filter(([part]) => mayMove(matrix, part)),
  );

const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  align-items: center;
`;
