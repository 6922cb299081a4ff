import { Outlet } from 'react-router-dom';
import { selectIsLoading, selectLoadingLabel, useMessages, useSelector } from '@tiquete/platform';
import { css, LiveRegion, LoadingOverlay, SkipLink, type Theme } from '@tiquete/ui';
import { Footer } from './Footer';
import { Header } from './Header';
import { NoticesRegion } from './NoticesRegion';
import { OfflineNotice } from './OfflineNotice';
import { RestoreFailure } from './RestoreFailure';
import { RouteAnnouncer } from './RouteAnnouncer';
import { useScroll } from './useScroll';

/** What stands around every page and outlives all of them. */
export function Frame() {
  const t = useMessages('shell');
  const isLoading = useSelector(selectIsLoading);
  const label = useSelector(selectLoadingLabel);
  useScroll();
  return (
    <div css={page}>
      <SkipLink />
      <RouteAnnouncer />
      <LiveRegion />
      <Header />
      <main id="main" tabIndex={-1} css={main}>
        <OfflineNotice />
        <RestoreFailure />
        <Outlet />
      </main>
      <Footer />
      <NoticesRegion />
      <LoadingOverlay open={isLoading} label={label ?? t('page.loading')} />
    </div>
  );
}
const page = css`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;
/** Fills the screen under the header (104 px on a phone, 64 px above), so that the footer never jumps while a page is on its way. */
const main = (theme: Theme) => css`
  flex: 1 0 calc(100dvh - 104px);
  min-width: 0;
  outline: none;
  ${theme.up(600)} {
    flex-basis: calc(100dvh - 64px);
  }
`;
