import { useState } from 'react';
import { today, useApi, useBrand, useRequest } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { problemText } from '../form/problemText';
import { quiet } from '../form/formStyles';
import { StatusMessage } from '../form/StatusMessage';
import { Panel } from '../home/Panel';
import { useAccess } from '../useAccess';
import { useAccount } from '../useAccount';
import { PasswordForm } from './PasswordForm';
import { saveFile } from './saveFile';

type Download = 'idle' | 'needsPassword' | 'saved';

/** Downloads the account's data as a file. Requires the password when the sign-in is not recent. */
export function DownloadPanel() {
  const t = useAccount();
  const api = useApi();
  const words = useAccess();
  const { id: brand } = useBrand();
  const [state, setState] = useState<Download>('idle');
  const { request, run } = useRequest();

  const download = async () => {
    const { data } = await api.call('GET accounts/me/data');
    saveFile(t('data.file', { brand, day: today() }), data);
    setState('saved');
  };
  const start = () => {
    setState('idle');
    void run(download, ({ code }) => {
      const isOld = code === 'REAUTHENTICATION_REQUIRED';
      if (isOld) setState('needsPassword');
      return isOld;
    });
  };
  const prove = async (password: string) => {
    await api.call('POST accounts/me/reauthentications', { body: { password } });
    await download();
  };
  return (
    <Panel title={t('data.downloadTitle')}>
      <p css={quiet}>{t('data.download')}</p>
      {request.phase === 'failed' && (
        <Notice kind="error" text={problemText(request.problem, words)} />
      )}
      <StatusMessage text={state === 'saved' && t('data.downloaded')} />
      {state === 'needsPassword' ? (
        <PasswordForm
          intro={t('data.again')}
          submit={t('data.downloadSubmit')}
          onSend={prove}
          onCancel={() => setState('idle')}
        />
      ) : (
        <div>
          <Button variant="secondary" busy={request.phase === 'loading'} onClick={start}>
            {t('data.downloadSubmit')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
