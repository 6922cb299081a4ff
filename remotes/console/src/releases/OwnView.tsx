import type { ReleaseMatrix } from '@tiquete/contracts';
import { inColombia, useMessages } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { useAction } from '../actions/useAction';

/** The override of the user's own pages, with a button that ends it. */
export function OwnView({ override }: { override: ReleaseMatrix['override'] }) {
  const t = useMessages('console');
  const { isSending, send } = useAction('endOverride');
  if (!override) return null;
  const names = Object.values(override.releases).join(', ');
  const until = t('releases.own.until', { time: inColombia(override.expires_at).time });
  return (
    <Notice
      kind="info"
      text={`${t('releases.own.title')} ${names}. ${until}`}
      action={
        <Button
          size="s"
          variant="secondary"
          busy={isSending}
          onClick={() => send({ kind: 'endOverride' })}
        >
          {t('releases.own.end')}
        </Button>
      }
    />
  );
}
