import type { TravelerSummary } from '@tiquete/contracts';
import { toProblem, useApi, useRequest } from '@tiquete/platform';
import { Button, Dialog, Notice } from '@tiquete/ui';
import { problemText } from '../form/problemText';
import { useAccess } from '../useAccess';
import { useAccount } from '../useAccount';

/** Confirms the removal of a traveller. A traveller already removed in another tab counts as removed. */
export function RemoveDialog({
  traveler,
  onKeep,
  onRemoved,
}: {
  traveler: TravelerSummary;
  onKeep: () => void;
  onRemoved: () => void;
}) {
  const t = useAccount();
  const api = useApi();
  const words = useAccess();
  const { request, run } = useRequest();
  const remove = () =>
    run(async () => {
      try {
        await api.call('DELETE accounts/me/travelers/:id', { params: { id: traveler.id } });
      } catch (error) {
        if (toProblem(error).code !== 'NOT_FOUND') throw error;
      }
      onRemoved();
    });
  const actions = (
    <>
      <Button variant="ghost" onClick={onKeep}>
        {t('cancel')}
      </Button>
      <Button variant="danger" busy={request.phase === 'loading'} onClick={() => void remove()}>
        {t('travelers.removeYes')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onKeep}
      title={t('travelers.removeTitle', { name: `${traveler.name} ${traveler.lastname}` })}
      actions={actions}
    >
      <p>{t('travelers.removeText')}</p>
      {request.phase === 'failed' && (
        <Notice kind="error" text={problemText(request.problem, words)} />
      )}
    </Dialog>
  );
}
