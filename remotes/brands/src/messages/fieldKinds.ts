import type { BrandProduct } from '@tiquete/contracts';

/** What is checked before a draft is sent; the api checks everything again. */
export type Check = 'email' | 'digits' | 'host' | 'origin' | 'ratio' | 'place' | 'sender' | 'day';
export type PictureUse = 'logo' | 'favicon' | 'hero';
interface FieldBase {
  /** Where it stands in a brand's file: `policy_versions.terms`. */
  path: string;
  label: string;
  /** Fields of one group stand together under its name. */
  group?: string;
  hint?: string;
  /** Empty, it is taken out of the file. */
  isOptional?: true;
}
export interface Option {
  value: string;
  label: string;
}
export type Field = FieldBase &
  (
    | { kind: 'text' | 'color' | 'pesos' | 'number'; check?: Check }
    /** Lines of text, `longest` characters at most; `rows` are seen at once. */
    | { kind: 'lines'; longest: number; rows: number }
    | { kind: 'yes' }
    /** Uploaded; `ratio` is the path of its width over its height. */
    | { kind: 'picture'; picture: PictureUse; ratio?: string }
    /** Texts under one another. */
    | { kind: 'texts'; item: string; check?: Check }
    /** Rows of the same texts. */
    | { kind: 'rows'; item: string; columns: readonly { name: string; label: string }[] }
    /** One of the options; the first is what holds without a choice. */
    | { kind: 'option'; options: readonly Option[] }
    /** Hosts, each with what shows that it is the brand's. */
    | { kind: 'hosts'; item: string; check: Check }
    /** What is added to suppliers' prices. */
    | { kind: 'markUps'; products: readonly BrandProduct[] }
    /** Some of the options, in an order. */
    | { kind: 'choices'; options: readonly Option[] }
  );
export interface FieldSection {
  id: string;
  title: string;
  hint?: string;
  fields: readonly Field[];
}
