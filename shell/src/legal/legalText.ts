import type { Brand } from '@tiquete/contracts';

/** A paragraph, or a list of them. */
export type LegalBlock = string | { list: string[] };
export interface LegalSection {
  /** Anchor of the section. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}
/** A legal page as counsel reads it; every text carries the brand's own identity. */
export interface LegalText {
  title: string;
  description: string;
  /** Day of the last change, as it is shown. */
  updated: string;
  intro: string[];
  sections: LegalSection[];
}
export type LegalTextOf = (brand: Brand) => LegalText;
