import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { Spinner } from '../button/Spinner';
import { ChevronDown } from '../icons';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { theme } from '../theme/theme';
import type { MenuProps } from './overlayProps';
import { overlayParts, prefetchOverlays, useIdleOverlays } from './overlayParts';

export function Menu({ label, items, button, onOpen }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const parts = overlayParts.usePart(anchor !== null, close);
  useIdleOverlays();
  const isOpen = anchor !== null;
  return (
    <>
      <button
        {...prefetchOverlays}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
        css={trigger}
      >
        <VisuallyHidden>{label} </VisuallyHidden>
        {button}
        {isOpen && !parts ? <Spinner size={16} /> : <ChevronDown size={16} />}
      </button>
      {parts && (
        <parts.MenuPart
          id={id}
          label={label}
          items={items}
          anchor={anchor}
          open={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
const trigger = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.spacing(2)};
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${theme.spacing(3)};
  border: 0;
  border-radius: ${theme.vars.radius.pill};
  background: transparent;
  color: inherit;
  font-weight: ${theme.weight.strong};
  white-space: nowrap;
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  ${theme.focusRing}
`;
