import { useCallback, useEffect, useRef } from 'react';

interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy: () => void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcherLike;
  }
}
/** Calls back once per opening to close, also for the phone's back gesture where the browser has CloseWatcher. */
export function useCloseRequest(open: boolean, onClose: () => void): () => void {
  const close = useRef(onClose);
  const isAsked = useRef(false);
  useEffect(() => {
    close.current = onClose;
  });
  const ask = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    close.current();
  }, []);
  useEffect(() => {
    isAsked.current = false;
    if (!open || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = ask;
    return () => watcher.destroy();
  }, [open, ask]);
  return ask;
}
