import { useId, type ReactNode } from 'react';
import { useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

export const SECTIONS = ['rooms', 'services', 'reviews', 'location', 'info'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Id of a section, for links to it. */
export const sectionId = (name: SectionName) => `hotel-${name}`;
/** Scrolls to a section and moves the focus there. */
export function goToSection(name: SectionName) {
  const section = document.getElementById(sectionId(name));
  section?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const t = useMessages('hotels');
  const titleId = useId();
  return (
    <section id={sectionId(name)} aria-labelledby={titleId} css={section}>
      <h2 id={titleId} tabIndex={-1}>
        {t(`detail.sections.${name}`)}
      </h2>
      {children}
    </section>
  );
}
/** Scrolls to below the shell's header and the bar of sections. */
const section = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  scroll-margin-top: 72px;
  h2:focus {
    outline: none;
  }
`;
