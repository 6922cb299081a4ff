import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

export interface FullScreenProps {
  /** Name for screen readers. */
  label: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}
/**
 * The browser's modal dialog over the whole screen. It traps the focus, restores it, and closes on Escape and the back
 * gesture.
 */
export function FullScreen({ label, onClose, onKeyDown, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const { style } = document.documentElement;
    const { overflow } = style;
    element?.showModal();
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
      element?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-label={label} onClose={onClose} onKeyDown={onKeyDown} css={screen}>
      {children}
    </dialog>
  );
}
const screen = (theme: Theme) => css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: ${theme.vars.palette.background.default};
  color: ${theme.vars.palette.text.primary};
`;
