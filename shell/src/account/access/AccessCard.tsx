import type { ReactNode } from 'react';
import { Card, css, type Theme } from '@tiquete/ui';

/** A narrow page with one card. */
export function AccessCard({ children }: { children: ReactNode }) {
  return (
    <div css={layout}>
      <Card padding="l">
        <div css={content}>{children}</div>
      </Card>
    </div>
  );
}
const layout = (theme: Theme) => css`
  max-width: 480px;
  margin: 0 auto;
  padding: ${theme.spacing(6)} ${theme.spacing(4)} ${theme.spacing(10)};
  ${theme.up(600)} {
    padding-top: ${theme.spacing(10)};
  }
`;
const content = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  overflow-wrap: anywhere;
`;
