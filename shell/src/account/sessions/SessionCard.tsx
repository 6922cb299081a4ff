import type { AccountSession } from '@tiquete/contracts';
import { formatDayYear, today } from '@tiquete/platform';
import { Badge, Button, Card, css, type Theme } from '@tiquete/ui';
import { useAccount } from '../useAccount';

export function SessionCard({
  session,
  isClosing,
  onClose,
}: {
  session: AccountSession;
  isClosing: boolean;
  onClose: () => void;
}) {
  const t = useAccount();
  const device = session.device || t('sessions.unknown');
  return (
    <Card as="li">
      <div css={row}>
        <div css={facts}>
          <h2>{device}</h2>
          {session.current ? (
            <Badge tone="success">{t('sessions.current')}</Badge>
          ) : (
            <p>{t('sessions.seen', { ...localInstant(session.last_seen_at) })}</p>
          )}
          <p>{t('sessions.opened', { ...localInstant(session.created_at) })}</p>
        </div>
        {!session.current && (
          <Button
            variant="secondary"
            size="s"
            busy={isClosing}
            aria-label={t('sessions.closeOf', { device })}
            onClick={onClose}
          >
            {t('sessions.close')}
          </Button>
        )}
      </div>
    </Card>
  );
}
const clock = new Intl.DateTimeFormat('es-CO', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Bogota',
});

/** An instant in Colombian time. */
function localInstant(instant: string): { day: string; time: string } {
  const at = new Date(instant);
  return { day: formatDayYear(today(at)), time: clock.format(at) };
}
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(3)} ${theme.spacing(4)};
`;
const facts = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  & h2 {
    ${theme.type.h3}
  }
  & p {
    color: ${theme.vars.palette.text.secondary};
  }
`;
