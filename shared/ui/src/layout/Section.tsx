import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { smallText } from '../theme/smallText';
import { theme } from '../theme/theme';

interface SectionProps {
  title: string;
  hint?: string;
  /** `s` for a screen with many sections. */
  size?: 'm' | 's';
  children: ReactNode;
}
/** A framed part of a page with a heading. On paper a line above it replaces the frame. */
export function Section({ title, hint, size = 'm', children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={[theme.surface, sizes[size], section]}>
      <h2 id={titleId}>{title}</h2>
      {hint && <p css={smallText}>{hint}</p>}
      {children}
    </section>
  );
}
const sizes = {
  m: css`
    padding: ${theme.spacing(5)};
    h2 {
      ${theme.type.h2}
    }
  `,
  s: css`
    padding: ${theme.spacing(4)};
    border-radius: ${theme.vars.radius.m};
    h2 {
      ${theme.type.h3}
    }
  `,
};
const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.spacing(3)};
  @media print {
    padding: ${theme.spacing(3)} 0;
    border-top-color: ${theme.vars.palette.divider};
    box-shadow: none;
    border-radius: 0;
    break-inside: avoid;
  }
`;
