import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import {
  ANNOUNCER_ID,
  selectIsLoading,
  selectLoadingLabel,
  useBoot,
  useMessages,
  useSelector,
} from '@tiquete/platform';
import {
  Container,
  css,
  lazyPart,
  LiveRegion,
  LoadingOverlay,
  Notice,
  SkipLink,
  VisuallyHidden,
  type Theme,
} from '@tiquete/ui';
import { useOffline } from '../offline/useOffline';
import { useNewSet } from '../releases/useNewSet';
import { repeatEarlyEvents } from '../earlyEvents';
import { Footer } from './Footer';
import { Header } from './Header';
import { NoticesRegion } from './NoticesRegion';
import { Questions } from './Questions';
import { RestoreFailure } from './RestoreFailure';
import { isCheckout } from '../model/isCheckout';
import { tabsOf } from '../model/tabs';
import { useScroll } from './useScroll';

/** Bar for product teams. Only staff load its chunk. */
const OverrideBar = lazyPart(
  async () => (await import(/* webpackChunkName: "staff" */ '../releases/OverrideBar')).OverrideBar,
);

/** Header, footer and notices around every page. The frame stays mounted when the page changes. */
export function Frame() {
  const t = useMessages('shell');
  const isLoading = useSelector(selectIsLoading);
  const label = useSelector(selectLoadingLabel);
  const { preview, override, remotes } = useBoot();
  const { pathname } = useLocation();
  const hasTabs = tabsOf(remotes).length > 1 && !isCheckout(pathname);
  useScroll();
  useEffect(() => repeatEarlyEvents('frame'), []);
  const isOffline = useOffline();
  useNewSet(isOffline);
  return (
    <div css={[page, hasTabs && withTabs]}>
      <SkipLink />
      <RouteAnnouncer />
      <LiveRegion />
      <Header isOffline={isOffline} />
      <main id="main" tabIndex={-1} css={main}>
        {preview && <Notice kind="info" text={t('preview')} />}
        {override && <OverrideBar {...override} />}
        {isOffline && (
          <Container css={clear}>
            <Notice kind="warning" text={t('offline')} />
          </Container>
        )}
        <RestoreFailure />
        <Outlet />
        <Questions isOffline={isOffline} />
      </main>
      <Footer />
      <NoticesRegion />
      <LoadingOverlay open={isLoading} label={label ?? t('page.loading')} />
    </div>
  );
}
/** Live region that announces the title of a new page. `usePageMeta` writes into it. */
function RouteAnnouncer() {
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden id={ANNOUNCER_ID}>{''}</VisuallyHidden>
    </div>
  );
}
/** `--header` is the height of the header, below which parts of a page may stick. */
const page = (theme: Theme) => css`
  --header: 56px;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${theme.up(600)} {
    --header: 64px;
  }
`;
const withTabs = css`
  @media (width < 600px) {
    --header: 104px;
  }
`;
/** Fills the screen below the header, so that the footer does not jump while a page loads. */
const main = css`
  flex: 1 0 calc(100dvh - var(--header));
  min-width: 0;
  outline: none;
`;
const clear = (theme: Theme) => css`
  padding-block: ${theme.spacing(3)};
`;
