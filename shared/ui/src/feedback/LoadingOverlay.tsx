import { css, keyframes } from '@emotion/react';
import { theme } from '../theme/theme';
import { Spinner } from '../button/Spinner';

/** Covers the page while it is busy; appears after a short delay. */
export function LoadingOverlay({ open, label }: { open: boolean; label: string }) {
  return (
    <div role="status" aria-live="polite">
      {open && (
        <div css={veil}>
          <div css={box}>
            <Spinner size={32} />
            <p>{label}</p>
          </div>
        </div>
      )}
    </div>
  );
}
const appear = keyframes`from { opacity: 0; }`;
const veil = css`
  position: fixed;
  inset: 0;
  z-index: 1500;
  display: grid;
  place-items: center;
  padding: ${theme.spacing(6)};
  background: color-mix(in srgb, ${theme.vars.palette.background.default} 82%, transparent);
  animation: ${appear} ${theme.motion} 120ms backwards;
`;
const box = css`
  ${theme.type.h3}
  display: grid;
  justify-items: center;
  gap: ${theme.spacing(4)};
  text-align: center;
  color: ${theme.vars.palette.primary.text};
  p {
    color: ${theme.vars.palette.text.primary};
  }
`;
