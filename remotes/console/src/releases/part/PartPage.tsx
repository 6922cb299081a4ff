import { useState } from 'react';
import type { ReleaseMatrix, ReleasePart } from '@tiquete/contracts';
import { useMessages, useSelector } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { LinkButton, Notice, smallText } from '@tiquete/ui';
import { ConsolePage } from '../../frame/ConsolePage';
import { usePageLeft } from '../../frame/usePageLeft';
import { useQuery } from '../../frame/useQuery';
import { releasePartQuery, releasesQuery, selectConsole } from '../../state/slice';
import { RELEASES_PATH } from '../../urls';
import { mayMove } from '../matrix';
import { OwnView } from '../OwnView';
import { Health } from './Health';
import { PublishForm } from './PublishForm';
import { Registered } from './Registered';
import { Scopes } from './Scopes';
import { useMove } from './useMove';

/** One part: its releases by brand, its health, and all actions. */
export function PartPage({ part }: { part: string }) {
  const t = useMessages('console');
  const matrix = useQuery(releasesQuery, ({ releases }) => releases, null);
  const releases = useQuery(releasePartQuery, ({ releasePart }) => releasePart, part);
  usePageLeft();
  return (
    <ConsolePage
      title={part}
      tools={
        <LinkButton size="s" variant="secondary" to={RELEASES_PATH}>
          {t('releases.back')}
        </LinkButton>
      }
    >
      <QueryView shown={matrix} loading={t('releases.loading')}>
        {(all) => (
          <QueryView shown={releases} loading={t('releases.loading')}>
            {(own) => <Part matrix={all} part={own} />}
          </QueryView>
        )}
      </QueryView>
    </ConsolePage>
  );
}

function Part({ matrix, part }: { matrix: ReleaseMatrix; part: ReleasePart }) {
  const t = useMessages('console');
  const { isDone } = useMove();
  const [open, setOpen] = useState<string | null>(null);
  const lost = useSelector(
    (state: Parameters<typeof selectConsole>[0]) => selectConsole(state).actions.lost,
  );
  const isMine = mayMove(matrix, part.part);
  return (
    <>
      <OwnView override={matrix.override} />
      {!isMine && <p css={smallText}>{t('releases.notMine')}</p>}
      {isDone && <Notice kind="success" text={t('releases.moved')} />}
      {isDone && lost.length > 0 && (
        <Notice kind="warning" text={t('releases.lost', { lost: lost.join(' ') })} />
      )}
      <Scopes matrix={matrix} part={part.part} open={open} onOpen={setOpen} />
      {isMine && <PublishForm matrix={matrix} part={part} open={open} onOpen={setOpen} />}
      <Health part={part} />
      <Registered matrix={matrix} part={part} />
    </>
  );
}
