import { useId, type ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

/** A card of a section. It has a heading when the section has several cards. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={title ? id : undefined} css={panel}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}
const panel = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  padding: ${theme.spacing(5)};
  ${theme.surface}
  overflow-wrap: anywhere;
  @media (max-width: 479px) {
    padding: ${theme.spacing(4)};
  }
`;
