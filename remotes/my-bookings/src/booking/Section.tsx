import { useId, type ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

/** One headed part of the booking's page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={section}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
const section = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(5)};
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  h2 {
    ${theme.type.h2}
  }
  @media print {
    padding: ${theme.spacing(3)} 0;
    border-width: 1px 0 0;
    border-radius: 0;
    break-inside: avoid;
  }
`;
