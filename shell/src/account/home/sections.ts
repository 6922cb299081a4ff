export const SECTIONS = ['profile', 'access', 'travelers', 'sessions', 'data'] as const;
export type SectionId = (typeof SECTIONS)[number];
/** The section that the address names; null for none or an unknown one. */
export const sectionOf = (name: string | null): SectionId | null =>
  SECTIONS.find((section) => section === name) ?? null;
export const sectionHref = (section: SectionId) => `/account?section=${section}`;
