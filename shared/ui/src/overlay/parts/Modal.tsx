import type { SerializedStyles } from '@emotion/react';
import { useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useFocusReturn } from '../useFocusReturn';
import { fading, layer, shade, surface } from './overlayStyles';
import { useOverlayFocus } from './useOverlayFocus';
import { useHiddenPage } from './useHiddenPage';
import { usePresence } from './usePresence';
import { useSwipe, type SwipeDirection } from './useSwipe';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  titleId: string;
  panelCss: SerializedStyles;
  panelStyle?: CSSProperties;
  /** Direction in which a swipe of the panel closes it. */
  swipe?: SwipeDirection;
  children: ReactNode;
}
/** Shades the page and shows a panel over it: traps the focus and restores it, closes on Escape and on a press outside. */
export function Modal(props: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusReturn(props.open);
  const isPresent = usePresence(props.open, panel);
  if (!isPresent) return null;
  return (
    <Overlay isExiting={!props.open}>
      <ModalPanel {...props} panel={panel} />
    </Overlay>
  );
}
function ModalPanel({
  open,
  onClose,
  titleId,
  panelCss,
  panelStyle,
  swipe,
  panel,
  children,
}: ModalProps & { panel: RefObject<HTMLDivElement | null> }) {
  const state = useOverlayTriggerState({ isOpen: open, onOpenChange: onClose });
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true }, state, panel);
  useHiddenPage(open);
  const { dialogProps } = useDialog({ 'aria-labelledby': titleId }, panel);
  useOverlayFocus(open, panel);
  const background = useRef<HTMLDivElement>(null);
  useSwipe({ panel, background, direction: swipe, onClose });
  return (
    <div css={layer} inert={!open} data-closing={open ? undefined : ''}>
      <div {...underlayProps} ref={background} css={[shade, fading]} />
      <div
        {...modalProps}
        {...dialogProps}
        ref={panel}
        style={panelStyle}
        css={[surface, panelCss]}
      >
        {children}
      </div>
    </div>
  );
}
