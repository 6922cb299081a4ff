import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** Content for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} css={hidden}>
      {children}
    </span>
  );
}
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
