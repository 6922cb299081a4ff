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
/** The event that closes, and why, as MUI tells them. */
type CloseRequest = (event?: { preventDefault?: () => void }, reason?: string) => void;

/** Calls back once per opening to close, also for the phone's back gesture where the browser has CloseWatcher. */
export function useCloseRequest(open: boolean, onClose: () => void): CloseRequest {
  const close = useRef(onClose);
  const isAsked = useRef(false);
  useEffect(() => {
    close.current = onClose;
  });
  const ask = useCallback<CloseRequest>((event, reason) => {
    // Else the browser closes what lies below as well: by then the watcher of this one is gone.
    if (reason === 'escapeKeyDown') event?.preventDefault?.();
    if (isAsked.current) return;
    isAsked.current = true;
    close.current();
  }, []);
  useEffect(() => {
    isAsked.current = false;
    if (!open || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => ask();
    return () => watcher.destroy();
  }, [open, ask]);
  return ask;
}
