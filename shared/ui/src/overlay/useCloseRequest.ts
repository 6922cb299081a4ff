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
/** MUI's close handler: the event, and the reason for closing. */
type CloseRequest = (event?: { preventDefault?: () => void }, reason?: string) => void;

/** Calls `onClose` once per opening. It also handles the phone's back gesture if the browser has CloseWatcher. */
export function useCloseRequest(open: boolean, onClose: () => void): CloseRequest {
  const close = useRef(onClose);
  const isAsked = useRef(false);
  useEffect(() => {
    close.current = onClose;
  });
  const ask = useCallback<CloseRequest>((event, reason) => {
    // Otherwise the browser would also close the overlay below, because the watcher of this one is already gone.
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
