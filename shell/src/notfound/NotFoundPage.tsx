import { Link, useLocation } from 'react-router-dom';
import { useBoot, useMessages, usePageMeta } from '@tiquete/platform';
import { css, LinkButton, type Theme } from '@tiquete/ui';
import { tabsOf } from '../model/tabs';

/**
 * Page for an unknown address, and for a link in an e-mail to a product that the brand no longer sells. It links to the
 * brand's products.
 */
export function NotFoundPage() {
  const t = useMessages('shell');
  const { brand, remotes, endedLink } = useBoot();
  const { pathname, hash } = useLocation();
  usePageMeta({
    title: t('notFound.pageTitle', { brand: brand.name }),
    description: t('notFound.description'),
    robots: 'noindex',
  });
  const tabs = tabsOf(remotes);
  const isEnded = pathname === endedLink?.path && /[#&]token=/.test(hash);
  return (
    <section css={layout}>
      <h1 tabIndex={-1}>{isEnded ? endedLink.title : t('notFound.title')}</h1>
      <p>{isEnded ? endedLink.text : t('notFound.text')}</p>
      {tabs.length > 0 ? (
        <ul aria-label={t('notFound.options')}>
          {tabs.map(({ id, path, label }) => (
            <li key={id}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <LinkButton variant="primary" to="/">
          {t('notFound.home')}
        </LinkButton>
      </div>
    </section>
  );
}
const layout = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  max-width: 720px;
  margin: 0 auto;
  padding: ${theme.spacing(12)} ${theme.spacing(4)};
  & li a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
