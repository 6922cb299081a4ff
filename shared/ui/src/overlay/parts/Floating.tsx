import { css, type SerializedStyles } from '@emotion/react';
import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { usePopover } from 'react-aria/usePopover';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { theme } from '../../theme/theme';
import { fading, LAYER, layer, surface } from './overlayStyles';
import { useOverlayFocus } from './useOverlayFocus';
import { useHiddenPage } from './useHiddenPage';
import { usePresence } from './usePresence';

/** Pixels between the panel and its anchor, and between the panel and the edge of the window. */
const OFFSET = 8;
const MARGIN = 16;

interface FloatingProps {
  open: boolean;
  onClose: () => void;
  anchor: HTMLElement | null;
  /** Edge of the anchor with which the panel is aligned. */
  align: 'start' | 'end';
  /** Accessible name of a panel whose content is not a dialog, for screen readers that list regions. */
  region?: string;
  panelCss?: SerializedStyles;
  /** Called before the panel is placed. */
  onPlace?: (anchor: HTMLElement) => void;
  children: ReactNode;
}
/** A panel below its anchor. It closes on Escape and on a press outside, and restores the focus. */
export function Floating(props: FloatingProps) {
  const panel = useRef<HTMLDivElement>(null);
  const open = props.open && props.anchor !== null;
  const isPresent = usePresence(open, panel);
  if (!isPresent) return null;
  return (
    <Overlay isExiting={!open} shouldContainFocus>
      <FloatingPanel {...props} open={open} panel={panel} />
    </Overlay>
  );
}
function FloatingPanel({
  open,
  onClose,
  anchor,
  align,
  region,
  panelCss,
  onPlace,
  panel,
  children,
}: FloatingProps & { panel: RefObject<HTMLDivElement | null> }) {
  const state = useOverlayTriggerState({ isOpen: open, onOpenChange: onClose });
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  // Before the hook below, whose layout effect places the panel.
  useLayoutEffect(() => {
    if (anchor) onPlace?.(anchor);
  }, [anchor, onPlace]);
  const { popoverProps, underlayProps } = usePopover(
    {
      triggerRef,
      popoverRef: panel,
      placement: `bottom ${align}`,
      offset: OFFSET,
      containerPadding: MARGIN,
      shouldFlip: false,
    },
    state,
  );
  useHiddenPage(open);
  useOverlayFocus(open, panel);
  return (
    <>
      {open && <div {...underlayProps} css={layer} />}
      <div
        {...popoverProps}
        ref={panel}
        tabIndex={-1}
        role={region && 'region'}
        aria-label={region}
        inert={!open}
        data-closing={open ? undefined : ''}
        style={{ ...popoverProps.style, zIndex: LAYER }}
        css={[surface, fading, floating, panelCss]}
      >
        {children}
      </div>
    </>
  );
}
const floating = css`
  max-width: calc(100vw - 32px);
  overflow: hidden auto;
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
`;
