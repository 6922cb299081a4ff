import type { KeptMail } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useMoments } from '../frame/moments';

interface MailListProps {
  mails: readonly KeptMail[];
  openedId: string | null;
  onOpen: (id: string) => void;
}
export function MailList({ mails, openedId, onOpen }: MailListProps) {
  const t = useMessages('console');
  const { moment } = useMoments();
  return (
    <ul aria-label={t('mails.list')} css={list}>
      {mails.map(({ id, subject, to, booking_code, created_at }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === openedId}
            aria-label={t('mails.open', { subject, to })}
            onClick={() => onOpen(id)}
          >
            <b>{subject}</b>
            <span>{t('mails.to', { to })}</span>
            <span>{[moment(created_at), booking_code].filter(Boolean).join(' · ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
const list = (theme: Theme) => css`
  overflow: clip;
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
  li + li {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  button {
    display: grid;
    gap: ${theme.spacing(1)};
    width: 100%;
    padding: ${theme.spacing(3)} ${theme.spacing(4)};
    border: 0;
    background: transparent;
    text-align: start;
    overflow-wrap: anywhere;
    ${theme.focusRing}
    &:focus-visible {
      outline-offset: -3px;
      box-shadow: none;
    }
  }
  button[aria-pressed='true'] {
    background: ${theme.vars.palette.primary.soft};
  }
  span {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
`;
