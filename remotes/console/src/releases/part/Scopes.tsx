import type { ReleaseCell, ReleaseLock, ReleaseMatrix, ReleaseMove } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CodeAgain, Entries, Entry, formRow } from '@tiquete/staff';
import { Button, css, Section, smallText, type Theme } from '@tiquete/ui';
import { ReasonForm } from '../../actions/ReasonForm';
import { useMoments } from '../../frame/moments';
import { CellBadges } from '../CellBadges';
import { brandName, everybodysCells, locksOf, mayMove, ownCells, SHELL } from '../matrix';
import { versionLine } from '../PartCard';
import { useMove } from './useMove';

/** The release for all brands and for each brand that differs, with their actions. */
export function Scopes({
  matrix,
  part,
  open,
  onOpen,
}: {
  matrix: ReleaseMatrix;
  part: string;
  open: string | null;
  onOpen: (form: string | null) => void;
}) {
  const t = useMessages('console');
  const everybody = everybodysCells(matrix).filter((cell) => cell.part === part);
  const scopes = [...everybody.map((cell) => ({ brand: null, cell })), ...ownCells(matrix, part)];
  return (
    <Section size="s" title={t('releases.has')}>
      <Entries>
        {scopes.map(({ brand, cell }) => (
          <Scope
            key={brand ?? '*'}
            matrix={matrix}
            brand={brand}
            cell={cell}
            open={open}
            onOpen={onOpen}
          />
        ))}
      </Entries>
    </Section>
  );
}

interface ScopeProps {
  matrix: ReleaseMatrix;
  /** Null for all brands. */
  brand: string | null;
  cell: ReleaseCell;
  /** Name of the open form. At most one is open. */
  open: string | null;
  onOpen: (form: string | null) => void;
}
function Scope({ matrix, brand, cell, open, onOpen }: ScopeProps) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const move = useMove();
  const { part, release, version, pinned, canary } = cell;
  const who = brand === null ? t('releases.everybody') : brandName(matrix, brand);
  const locks = locksOf(matrix, part, brand);
  const acts = actsOf(cell, brand, locks);
  const opened = acts.find(({ name }) => open === `${name} ${brand}`);
  const close = () => {
    move.forget();
    onOpen(null);
  };
  return (
    <Entry title={who} heading="h3">
      <p css={versionLine}>
        <strong>
          {release === null ? t('releases.without') : version || t('releases.noVersion')}
        </strong>{' '}
        <span>{release}</span>
      </p>
      <p css={smallText}>
        {cell.moved_by
          ? t('releases.sinceBy', { moment: moment(cell.moved_at), by: cell.moved_by })
          : t('releases.since', { moment: moment(cell.moved_at) })}
      </p>
      <CellBadges cell={cell} locks={locks} />
      {pinned !== null && <p css={smallText}>{t('releases.pinnedWhy', { reason: pinned })}</p>}
      {canary && (
        <p css={smallText}>
          {t('releases.sinceBy', { moment: moment(canary.percent_since), by: canary.moved_by })}
        </p>
      )}
      {canary?.frozen && (
        <>
          <p css={smallText}>{t('releases.frozenWhy', { moment: moment(canary.frozen.at) })}</p>
          <p css={smallText}>{t('releases.frozenDetail', { reason: canary.frozen.reason })}</p>
        </>
      )}
      {locks.map(({ reason, actor, locked_at }) => (
        <p key={locked_at} css={smallText}>
          {t('releases.lockedWhy', { actor, reason })}
        </p>
      ))}
      {mayMove(matrix, part) && (!opened || move.isDone) && (
        <div css={[formRow, above]}>
          {acts.map(({ name }) => (
            <Button
              key={name}
              size="s"
              variant="secondary"
              onClick={() => {
                move.forget();
                onOpen(`${name} ${brand}`);
              }}
            >
              {t(`releases.${name}`)}
            </Button>
          ))}
        </div>
      )}
      {opened && !move.isDone && (
        <>
          <ReasonForm
            key={opened.name}
            label={t(`releases.${opened.name}Reason`, { part, who })}
            hint={t('releases.reasonHint')}
            submit={t(`releases.${opened.name}`)}
            isSending={move.isSending}
            problem={
              move.problem && { ...move.problem, title: move.problem.detail ?? move.problem.title }
            }
            isHeld={move.needsCode}
            onCancel={close}
            onSend={(reason) => move.send(opened.moveFor(reason))}
          />
          {move.needsCode && (
            <CodeAgain
              hint={t('factor.before.release')}
              onPassed={move.again}
              onEdit={move.forget}
            />
          )}
        </>
      )}
    </Entry>
  );
}

interface Act {
  name: 'rollback' | 'withdraw' | 'halt' | 'unpin' | 'lock' | 'unlock';
  moveFor: (reason: string) => ReleaseMove;
}
/** Available actions, the most likely first. */
function actsOf(
  { part, release, canary, is_own }: ReleaseCell,
  brand: string | null,
  locks: readonly ReleaseLock[],
): Act[] {
  const simple = (action: 'lock' | 'unlock'): Act => ({
    name: action,
    moveFor: (reason) => ({ action, part, brand, reason }),
  });
  // A lock on all parts or on all brands is lifted in that row.
  if (locks.length > 0)
    return locks.some((lock) => lock.part === part && lock.brand === brand)
      ? [simple('unlock')]
      : [];
  return [
    ...(canary
      ? [
          {
            name: 'halt' as const,
            moveFor: (reason: string) => ({
              action: 'halt' as const,
              part,
              brand,
              reason,
              release: canary.release,
            }),
          },
        ]
      : []),
    {
      name: 'rollback',
      moveFor: (reason) => ({ action: 'rollback', part, brand, reason, from: release }),
    },
    ...(brand !== null && is_own
      ? [
          {
            name: 'unpin' as const,
            moveFor: (reason: string) => ({ action: 'unpin' as const, part, brand, reason }),
          },
        ]
      : []),
    simple('lock'),
    // Every page needs the shell.
    ...(release !== null && part !== SHELL
      ? [
          {
            name: 'withdraw' as const,
            moveFor: (reason: string) => ({
              action: 'withdraw' as const,
              part,
              brand,
              reason,
              from: release,
            }),
          },
        ]
      : []),
  ];
}
const above = (theme: Theme) => css`
  padding-top: ${theme.spacing(1)};
`;
