import type { Brand } from '@tiquete/contracts';

/** A paragraph or a list. */
export type LegalBlock = string | { list: string[] };
export interface LegalSection {
  /** Anchor of the section in the address. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}
/** A legal page. Its texts name the brand as the seller. */
export interface LegalText {
  title: string;
  description: string;
  /** Date of the last change, as shown. */
  updated: string;
  intro: string[];
  sections: LegalSection[];
}
export type LegalTextOf = (brand: Brand) => LegalText;
