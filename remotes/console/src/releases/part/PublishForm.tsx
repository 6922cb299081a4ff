import { useState } from 'react';
import type { ReleaseMatrix, ReleaseMove, ReleasePart } from '@tiquete/contracts';
import { REASON_MAX, REASON_MIN } from '@tiquete/contracts/limits';
import { useMessages } from '@tiquete/platform';
import { CodeAgain, formColumn, formRow } from '@tiquete/staff';
import { Button, css, Notice, Section, Select, TextField, type Theme } from '@tiquete/ui';
import { brandName, everybodysCells, ownCells } from '../matrix';
import { useMove } from './useMove';

const EVERYBODY = '*';
const ALL = '100';
const SHARES = ['1', '5', '10', '25', '50', ALL] as const;
/** Name of this form. The page opens one of its forms at a time. */
const FORM = 'publish';

interface PublishFormProps {
  matrix: ReleaseMatrix;
  part: ReleasePart;
  open: string | null;
  onOpen: (form: string | null) => void;
}
/** Form that promotes a registered release for all, for a share of the visitors, or for one brand, after a confirmation. */
export function PublishForm({ matrix, part: { part, releases }, open, onOpen }: PublishFormProps) {
  const t = useMessages('console');
  const move = useMove();
  const [release, setRelease] = useState(releases[0]?.release ?? '');
  const [who, setWho] = useState(EVERYBODY);
  const [share, setShare] = useState<string>('10');
  const [reason, setReason] = useState('');
  const [despite, setDespite] = useState('');
  const [isWrong, setWrong] = useState(false);
  const brand = who === EVERYBODY ? null : who;
  const from = currentOf(matrix, part, brand);
  const quarantine = releases.find((each) => each.release === release)?.quarantine ?? null;
  const isTooShort = (text: string) => text.trim().length < REASON_MIN;
  // Two releases may have the same version, so the id is shown too.
  const nameOf = (id: string | null) => {
    const version = releases.find((each) => each.release === id)?.version ?? '';
    return id === null ? t('releases.none') : `${version} ${id}`.trim();
  };
  const whom = brand === null ? t('releases.everybody') : brandName(matrix, brand);
  const isConfirming = open === FORM && !move.isDone;
  if (releases.length === 0) return null;
  const body = toMove({
    part,
    release,
    brand,
    from,
    share,
    reason: reason.trim(),
    despite: quarantine && despite.trim(),
  });
  return (
    <Section size="s" title={t('releases.publish.title')}>
      <form
        css={formColumn}
        aria-label={t('releases.publish.title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          move.forget();
          const isShort = isTooShort(reason) || (quarantine !== null && isTooShort(despite));
          setWrong(isShort);
          onOpen(isShort ? null : FORM);
        }}
      >
        <fieldset disabled={isConfirming} css={fields}>
          <Select
            label={t('releases.publish.release')}
            value={release}
            onChange={setRelease}
            options={releases.map(({ release: value, version }) => ({
              value,
              label: t('releases.publish.option', {
                version: version || t('releases.noVersion'),
                release: value,
              }),
            }))}
          />
          <Select
            label={t('releases.publish.who')}
            value={who}
            onChange={setWho}
            options={[
              { value: EVERYBODY, label: t('releases.everybody') },
              ...matrix.brands.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Select
            label={t('releases.publish.share')}
            value={share}
            onChange={setShare}
            options={SHARES.map((value) => ({
              value,
              label:
                value === ALL
                  ? t('releases.publish.all')
                  : t('releases.publish.some', { percent: value }),
            }))}
          />
          <TextField
            label={t('releases.publish.reason')}
            hint={t('releases.reasonHint')}
            value={reason}
            onChange={setReason}
            maxLength={REASON_MAX}
            error={isWrong && isTooShort(reason) ? t('action.reasonWrong') : undefined}
          />
          {quarantine && (
            <TextField
              label={t('releases.publish.despite')}
              hint={t('releases.publish.despiteHint', {
                reason: quarantine.reason ?? t('releases.noReason'),
              })}
              value={despite}
              onChange={setDespite}
              maxLength={REASON_MAX}
              error={isWrong && isTooShort(despite) ? t('action.reasonWrong') : undefined}
            />
          )}
        </fieldset>
        {!isConfirming && (
          <div css={formRow}>
            <Button type="submit" size="s">
              {t('releases.publish.next')}
            </Button>
          </div>
        )}
      </form>
      {isConfirming && (
        <div role="group" aria-label={t('releases.publish.confirm', { part })} css={formColumn}>
          <Notice
            kind="info"
            text={t(
              body.action === 'canary' ? 'releases.publish.textSome' : 'releases.publish.text',
              { who: whom, part, percent: share, from: nameOf(from), to: nameOf(release) },
            )}
          />
          {move.problem && (
            <Notice
              kind="error"
              text={t('action.failed', { reason: move.problem.detail ?? move.problem.title })}
            />
          )}
          {move.needsCode ? (
            <CodeAgain
              hint={t('factor.before.release')}
              onPassed={move.again}
              onEdit={move.forget}
            />
          ) : (
            <div css={formRow}>
              <Button size="s" busy={move.isSending} onClick={() => move.send(body)}>
                {t('releases.publish.send')}
              </Button>
              <Button
                size="s"
                variant="ghost"
                onClick={() => {
                  move.forget();
                  onOpen(null);
                }}
              >
                {t('releases.publish.change')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}

function currentOf(matrix: ReleaseMatrix, part: string, brand: string | null): string | null {
  const everybodys = everybodysCells(matrix).find((cell) => cell.part === part);
  const own = ownCells(matrix, part).find((each) => each.brand === brand);
  return (own?.cell ?? everybodys)?.release ?? null;
}

/** Publishing the present release of a brand pins the brand to it. */
function toMove({
  part,
  release,
  brand,
  from,
  share,
  reason,
  despite,
}: {
  part: string;
  release: string;
  brand: string | null;
  from: string | null;
  share: string;
  reason: string;
  /** Null for a release that is not in quarantine. */
  despite: string | null;
}): ReleaseMove {
  if (brand !== null && release === from) return { action: 'pin', part, brand, reason, from };
  const moving = { part, release, brand, from, reason, ...(despite !== null && { despite }) };
  return share === ALL
    ? { action: 'promote', ...moving }
    : { action: 'canary', ...moving, percent: Number(share) };
}
const fields = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${theme.spacing(3)};
`;
