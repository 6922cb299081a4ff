import type { Brand } from '@tiquete/contracts';

/** A paragraph, or a list of them. */
export type LegalBlock = string | { list: string[] };
export interface LegalSection {
  /** Anchor of the section. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}
/** A legal page; its texts name the brand as the seller. */
export interface LegalText {
  title: string;
  description: string;
  /** Day of the last change, as shown. */
  updated: string;
  intro: string[];
  sections: LegalSection[];
}
export type LegalTextOf = (brand: Brand) => LegalText;
