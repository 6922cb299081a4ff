import type { ReactNode } from 'react';
import {
  Link,
  useBrand,
  useLocation,
  useMessages,
  usePageMeta,
  useSession,
} from '@tiquete/platform';
import { Container, css, type Theme } from '@tiquete/ui';
import {
  BOOKINGS_PATH,
  CASES_PATH,
  DEPARTURES_PATH,
  MAILS_PATH,
  OVERVIEW_PATH,
  RELEASE_HISTORY_PATH,
  RELEASES_PATH,
  SUPPORT_PATH,
} from '../urls';

const SECTIONS_OF = {
  operator: [
    { key: 'overview', path: OVERVIEW_PATH },
    { key: 'bookings', path: BOOKINGS_PATH },
    { key: 'departures', path: DEPARTURES_PATH },
    { key: 'cases', path: CASES_PATH },
    { key: 'support', path: SUPPORT_PATH },
    { key: 'mails', path: MAILS_PATH },
  ],
  'product-team': [
    { key: 'releases', path: RELEASES_PATH },
    { key: 'releaseHistory', path: RELEASE_HISTORY_PATH },
  ],
  // Brand admins have the brand console.
  'brand-admin': [],
  viewer: [],
} as const;

export interface ConsolePageProps {
  title: string;
  /** Buttons beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}
/** Heading and sections of every page of the console. */
export function ConsolePage({ title, tools, children }: ConsolePageProps) {
  const t = useMessages('console');
  const { name: brand } = useBrand();
  const { session } = useSession();
  const sections = session?.user.role ? SECTIONS_OF[session.user.role] : [];
  const { pathname } = useLocation();
  usePageMeta({
    title: t('frame.metaTitle', { title, brand }),
    description: t('frame.metaDescription', { brand }),
    robots: 'noindex',
  });
  return (
    <Container>
      <div css={page}>
        <nav aria-label={t('frame.nav')} css={nav}>
          <ul>
            {sections.map(({ key, path }) => (
              <li key={key}>
                <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
                  {t(`frame.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div css={head}>
          <h1 tabIndex={-1}>{title}</h1>
          {tools}
        </div>
        {children}
      </div>
    </Container>
  );
}
const page = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
  padding-block: ${theme.spacing(3)} ${theme.spacing(16)};
`;
const head = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)} ${theme.spacing(4)};
  align-items: center;
  justify-content: space-between;
`;
const nav = (theme: Theme) => css`
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${theme.vars.palette.divider};
  ul {
    display: flex;
    gap: ${theme.spacing(1)};
    padding: 2px;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${theme.spacing(3)};
    border-bottom: 2px solid transparent;
    color: ${theme.vars.palette.text.secondary};
    font-weight: ${theme.weight.strong};
    text-decoration: none;
    white-space: nowrap;
  }
  a[aria-current] {
    border-color: ${theme.vars.palette.primary.text};
    color: ${theme.vars.palette.primary.text};
  }
`;
