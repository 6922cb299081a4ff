import { useSearchParams } from 'react-router-dom';
import { useBrand, usePageMeta } from '@tiquete/platform';
import { Container, css, useMediaQuery, type Theme } from '@tiquete/ui';
import { useAccount } from '../useAccount';
import { AccountNav } from './AccountNav';
import { SectionHeading } from './SectionHeading';
import { SECTION_PARTS } from './sectionParts';
import { sectionOf } from './sections';

/** From this width the list of sections is beside the section. Below it, the list is a page of its own. */
const WIDE = '(min-width: 900px)';

/** `/account?section=`. A phone shows the list first; a wide screen shows it beside the section. */
export function AccountPage() {
  const t = useAccount();
  const brand = useBrand().name;
  const [query] = useSearchParams();
  const isWide = useMediaQuery(WIDE);
  const requested = sectionOf(query.get('section'));
  const section = requested ?? (isWide ? 'profile' : null);
  const title = requested
    ? t('sectionTitle', { section: t(`sections.${requested}.name`), brand })
    : t('pageTitle', { brand });
  usePageMeta({ title, description: t('description', { brand }), robots: 'noindex' });

  return (
    <Container css={layout}>
      {!section && <h1 tabIndex={-1}>{t('title')}</h1>}
      <div css={columns}>
        {(isWide || !section) && <AccountNav current={section} />}
        {section && (
          <section aria-labelledby="account-section" key={section} css={content}>
            <SectionHeading section={section} isPage={!isWide} isRequested={requested !== null} />
            {SECTION_PARTS[section]}
          </section>
        )}
      </div>
    </Container>
  );
}
const layout = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(6)};
  padding-block: ${theme.spacing(6)} ${theme.spacing(12)};
  ${theme.up(900)} {
    padding-block: ${theme.spacing(10)} ${theme.spacing(16)};
  }
`;
const columns = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(6)};
  ${theme.up(900)} {
    grid-template-columns: 260px minmax(0, 720px);
    column-gap: ${theme.spacing(12)};
    align-items: start;
  }
`;
const content = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
  min-width: 0;
`;
