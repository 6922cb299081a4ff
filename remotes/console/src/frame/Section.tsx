import { useId, type ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

/** One headed part of a page. */
export function Section({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={section}>
      <h2 id={titleId}>{title}</h2>
      {hint && <p css={small}>{hint}</p>}
      {children}
    </section>
  );
}
const section = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(4)};
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
  h2 {
    ${theme.type.h3}
  }
`;
export const small = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
