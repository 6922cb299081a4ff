import { Link, useLocation } from 'react-router-dom';
import { useBoot, useMessages } from '@tiquete/platform';
import { Container, css, Disclosure, type Theme } from '@tiquete/ui';
import { tabsOf } from '../model/tabs';

const QUESTIONS = ['price', 'cancel', 'methods', 'guest'] as const;

/**
 * Questions before a purchase, below the first page of every product. Their answers are in the document, also without
 * scripts. Offline there is no link to the page with all of them.
 */
export function Questions({ isOffline }: { isOffline: boolean }) {
  const t = useMessages('shell');
  const { brand, remotes } = useBoot();
  const { pathname } = useLocation();
  if (!tabsOf(remotes).some(({ path }) => path === pathname)) return null;
  const methods = brand.payment_methods.join(', ');
  return (
    <Container>
      <section css={section}>
        <h2>{t('questions.title')}</h2>
        {QUESTIONS.map((one) => (
          <Disclosure key={one} kind="row" summary={t(`questions.${one}`)}>
            <p>{t(`questions.${one}Answer`, { methods })}</p>
          </Disclosure>
        ))}
        {!isOffline && <Link to="/payments_faq">{t('questions.all')}</Link>}
      </section>
    </Container>
  );
}
const section = (theme: Theme) => css`
  max-width: 800px;
  & h2 {
    margin-bottom: ${theme.spacing(4)};
  }
  > details {
    padding-block: ${theme.spacing(1)};
    border-bottom: 1px solid ${theme.vars.palette.divider};
  }
  & p {
    max-width: 68ch;
    padding-bottom: ${theme.spacing(3)};
    color: ${theme.vars.palette.text.secondary};
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: ${theme.spacing(2)};
  }
`;
