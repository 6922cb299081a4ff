import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
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
  const { preview, override } = useBoot();
  useScroll();
  useEffect(() => repeatEarlyEvents('frame'), []);
  const isOffline = useOffline();
  useNewSet(isOffline);
  return (
    <div css={page}>
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
        <Questions />
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
const page = css`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;
/**
 * Fills the screen below the header (104 px on a phone, 64 px on a wide screen), so that the footer does not jump while a
 * page loads.
 */
const main = (theme: Theme) => css`
  flex: 1 0 calc(100dvh - 104px);
  min-width: 0;
  outline: none;
  ${theme.up(600)} {
    flex-basis: calc(100dvh - 64px);
  }
`;
const clear = (theme: Theme) => css`
  padding-block: ${theme.spacing(3)};
`;
