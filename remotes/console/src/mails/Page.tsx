import { useState } from 'react';
import { useLocation, useMessages } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { css, EmptyState, MailIcon, smallText, type Theme } from '@tiquete/ui';
import { ConsolePage } from '../frame/ConsolePage';
import { halves } from '../frame/halves';
import { Pages } from '../frame/Pages';
import { useQuery } from '../frame/useQuery';
import { mailsQuery } from '../state/slice';
import { mailsUrl, parseMailsPage } from '../urls';
import { MailList } from './MailList';
import { OpenedMail } from './OpenedMail';

/** `/console/mails`: e-mails that were stored instead of sent, because no mail server is configured. */
export function Page() {
  const t = useMessages('console');
  const { search } = useLocation();
  const page = parseMailsPage(search);
  const shown = useQuery(mailsQuery, ({ mails }) => mails, page);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const unavailable = (
    <EmptyState icon={<MailIcon />} title={t('mails.unavailable')}>
      <p>{t('mails.unavailableText')}</p>
    </EmptyState>
  );
  return (
    <ConsolePage title={t('mails.title')}>
      <QueryView
        shown={shown}
        loading={t('mails.loading')}
        failed={(status) => (status === 404 ? unavailable : null)}
      >
        {({ data, meta }) => {
          const opened = data.find(({ id }) => id === openedId);
          if (data.length === 0)
            return (
              <EmptyState icon={<MailIcon />} title={t('mails.none')}>
                <p>{t('mails.noneText')}</p>
              </EmptyState>
            );
          return (
            <>
              <p css={smallText}>{t('mails.hint')}</p>
              <div css={[halves, listAndMail]}>
                <MailList mails={data} openedId={openedId} onOpen={setOpenedId} />
                {opened ? (
                  <OpenedMail key={opened.id} mail={opened} />
                ) : (
                  <p css={smallText}>{t('mails.choose')}</p>
                )}
              </div>
              <Pages meta={meta} urlOf={mailsUrl} />
            </>
          );
        }}
      </QueryView>
    </ConsolePage>
  );
}
/** An open e-mail needs more room than the list. */
const listAndMail = (theme: Theme) => css`
  ${theme.up(900)} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;
