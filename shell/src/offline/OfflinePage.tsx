import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBoot, useMessages } from '@tiquete/platform';
import { Button, css, EmptyState, VisuallyHidden, type Theme } from '@tiquete/ui';
import { tabsOf } from '../model/tabs';
import { cachedRemotes } from './caches';

/** Replaces a page that was never opened on this device, and lists the pages that open without a network. */
export function OfflinePage({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useMessages('shell');
  const { remotes } = useBoot();
  const [cached, setCached] = useState<readonly string[] | null>(null);
  useEffect(() => {
    void cachedRemotes(remotes).then(setCached, () => setCached([]));
  }, [remotes]);
  const tabs = tabsOf(remotes.filter(({ id }) => cached?.includes(id)));
  return (
    <section css={layout}>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <EmptyState
        title={t('offlinePage.title')}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {t('page.retry')}
          </Button>
        }
      >
        {cached !== null && (
          <p>{t(tabs.length > 0 ? 'offlinePage.opens' : 'offlinePage.nothing')}</p>
        )}
        {tabs.length > 0 && (
          <ul>
            {tabs.map(({ id, path, label }) => (
              <li key={id}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
      </EmptyState>
    </section>
  );
}
const layout = (theme: Theme) => css`
  max-width: 720px;
  margin: 0 auto;
  padding: ${theme.spacing(10)} ${theme.spacing(4)};
  & ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: ${theme.spacing(5)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: ${theme.weight.strong};
  }
`;
