import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { notify, useApi, useBoot, useDispatch, useMessages } from '@tiquete/platform';
import { isCheckout } from '../model/isCheckout';
import { loadDocument } from '../session/loadDocument';

/** Minimum time between two requests, in milliseconds, however often the traveller comes back to the page. */
const CHECK_INTERVAL_MS = 5 * 60_000;

/**
 * Detects newer releases while a page is open. The page announces them once, never in a checkout, and loads a new document
 * at the next safe point: the first page of a tab.
 */
export function useNewSet(isOffline: boolean): void {
  const api = useApi();
  const { set, remotes, override, preview, offline } = useBoot();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const t = useMessages('shell');
  const state = useRef({ checkedAt: 0, isNewer: false, isShown: false });
  const announce = useRef(() => {});

  useEffect(() => {
    announce.current = () => {
      const { isNewer, isShown } = state.current;
      if (!isNewer || isShown || isCheckout(pathname)) return;
      state.current.isShown = true;
      dispatch(
        notify({ kind: 'info', text: t(offline === 'kept' ? 'backOnline' : 'releases.newer') }),
      );
    };
  }, [dispatch, offline, pathname, t]);

  useEffect(() => {
    // Back online, a cached page always counts as outdated.
    if (offline !== 'kept' || isOffline) return;
    state.current.isNewer = true;
    announce.current();
  }, [offline, isOffline]);

  useEffect(() => {
    // With an override or a preview, the page has other releases on purpose.
    if (override || preview || offline === 'kept') return;
    state.current.checkedAt ||= Date.now();
    const check = async () => {
      const now = Date.now();
      if (
        document.visibilityState !== 'visible' ||
        now - state.current.checkedAt < CHECK_INTERVAL_MS
      )
        return;
      state.current.checkedAt = now;
      const answer = await api.call('GET releases/set', {}).catch(() => null);
      if (!answer) return;
      state.current.isNewer = answer.data.set !== set;
      announce.current();
    };
    const onVisible = () => void check();
    const timer = setInterval(onVisible, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [api, set, override, preview, offline]);

  const updateOrAnnounce = useEffectEvent(() => {
    const isTabHome = remotes.some(({ descriptor }) => descriptor.tab?.path === pathname);
    if (state.current.isNewer && !isOffline && isTabHome) loadDocument(pathname + search);
    else announce.current();
  });
  // Only a change of the address is a safe point. When the network returns, the traveller may be filling in the page.
  useEffect(() => updateOrAnnounce(), [pathname, search, remotes]);
}
