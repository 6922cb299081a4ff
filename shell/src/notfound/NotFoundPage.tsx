import { Link, useLocation, type Location } from 'react-router-dom';
import type { Brand } from '@tiquete/contracts';
import { useBoot, useMessages, usePageMeta } from '@tiquete/platform';
import { css, LinkButton, type Theme } from '@tiquete/ui';
import { tabsOf } from '../frame/tabs';

/** A link of a price alert's mail, whose brand sells no flights any more; a release that cannot be read just now is no such end. */
const isOfAlert = ({ pathname, hash }: Location, { products }: Brand) =>
  products?.includes('FLIGHT') === false && pathname === '/flights' && /[#&]token=/.test(hash);

/** Page for an unknown address; links to the brand's products. */
export function NotFoundPage() {
  const t = useMessages('shell');
  const { brand, remotes } = useBoot();
  usePageMeta({
    title: t('notFound.pageTitle', { brand: brand.name }),
    description: t('notFound.description'),
    robots: 'noindex',
  });
  const tabs = tabsOf(remotes);
  const said = isOfAlert(useLocation(), brand) ? 'notFound.alert' : 'notFound';
  return (
    <section css={layout}>
      <h1 tabIndex={-1}>{t(`${said}.title`)}</h1>
      <p>{t(`${said}.text`, { brand: brand.name })}</p>
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
