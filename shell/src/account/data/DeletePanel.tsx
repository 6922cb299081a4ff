import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, css, type Theme } from '@tiquete/ui';
import { quiet } from '../form/formStyles';
import { Panel } from '../home/Panel';
import { useAccount } from '../useAccount';
import { PasswordForm } from './PasswordForm';
import { OpenBookings } from './OpenBookings';
import { useDeleteAccount } from './useDeleteAccount';

/** Explains which data are deleted and which are retained, and why, before it offers to delete the account. */
export function DeletePanel() {
  const t = useAccount();
  const [isOpen, setOpen] = useState(false);
  const deleteAccount = useDeleteAccount();
  return (
    <Panel title={t('data.deleteTitle')}>
      <p css={quiet}>{t('data.deleteWhat')}</p>
      <div css={stays}>
        <h3>{t('data.staysTitle')}</h3>
        <p>{t('data.stays')}</p>
        <p>
          {t('data.staysUse')}{' '}
          <Link to="/data_processing_policies#conservacion">{t('data.policy')}</Link>.
        </p>
      </div>
      {isOpen ? (
        <PasswordForm
          intro={t('data.deleteConfirm')}
          submit={t('data.deleteSubmit')}
          variant="danger"
          onSend={deleteAccount}
          onCancel={() => setOpen(false)}
          describe={(problem) =>
            problem.code === 'BOOKINGS_UNDER_WAY' && <OpenBookings problem={problem} />
          }
        />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('data.deleteStart')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
const stays = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(4)};
  border-radius: ${theme.vars.radius.m};
  background: ${theme.vars.palette.background.subtle};
`;
