import type { BrandProduct } from '@tiquete/contracts';

/** Checks in the browser before a draft is sent. The api checks everything again. */
export type Check = 'email' | 'digits' | 'host' | 'origin' | 'ratio' | 'place' | 'sender' | 'day';
export type PictureUse = 'logo' | 'favicon' | 'hero';
interface FieldBase {
  /** Path in a brand's file, such as `policy_versions.terms`. */
  path: string;
  label: string;
  /** Fields of one group are listed together under its name. */
  group?: string;
  hint?: string;
  /** True if an empty value removes the field from the file. */
  isOptional?: true;
}
export interface Option {
  value: string;
  label: string;
}
export type Field = FieldBase &
  (
    | { kind: 'text' | 'color' | 'pesos' | 'number'; check?: Check }
    /** A text of several lines, `longest` characters at most; `rows` are visible. */
    | { kind: 'lines'; longest: number; rows: number }
    | { kind: 'yes' }
    /** An uploaded picture; `ratio` is the path of its width divided by its height. */
    | { kind: 'picture'; picture: PictureUse; ratio?: string }
    /** A list of texts. */
    | { kind: 'texts'; item: string; check?: Check }
    /** A list of rows with the same columns. */
    | { kind: 'rows'; item: string; columns: readonly { name: string; label: string }[] }
    /** One of the options. The first is the default. */
    | { kind: 'option'; options: readonly Option[] }
    /** Host names, each with the state of the proof that the brand owns it. */
    | { kind: 'hosts'; item: string; check: Check }
    /** Mark-up rules. */
    | { kind: 'markUps'; products: readonly BrandProduct[] }
    /** Several of the options, in an order. */
    | { kind: 'choices'; options: readonly Option[] }
  );
export interface FieldSection {
  id: string;
  title: string;
  hint?: string;
  fields: readonly Field[];
}
