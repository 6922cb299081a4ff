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
/** Calls `onClose` once per opening. It also handles the phone's back gesture if the browser has CloseWatcher. */
export function useCloseRequest(open: boolean, onClose: () => void): () => void {
  const close = useRef(onClose);
  const isRequested = useRef(false);
  useEffect(() => {
    close.current = onClose;
  });
  const request = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    close.current();
  }, []);
  useEffect(() => {
    isRequested.current = false;
    if (!open || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.onclose = request;
    return () => watcher.destroy();
  }, [open, request]);
  return request;
}
