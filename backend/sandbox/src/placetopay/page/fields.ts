import { html, type Html } from './html';
import { messages } from './messages';

export type FieldName = keyof typeof messages.errors;
export interface Entered {
  /** Payment method that the payer has chosen. */
  method: 'card' | 'pse' | 'cash';
  values: Partial<Record<string, string>>;
  errors: FieldName[];
}

type Method = Entered['method'];
interface Field {
  /** Payment method whose form contains the field. Two forms may have fields of one name. */
  method: Method;
  name: FieldName;
  label: string;
  hint?: string;
  attributes?: Html;
}
export const fieldId = (method: Method, name: string): string => `${method}-${name}`;

/** Attributes and notes of a field. The first invalid field gets the focus. */
function about({ method, name, hint }: Field, entered: Entered): { attributes: Html; notes: Html } {
  const id = fieldId(method, name);
  const wrong = entered.method === method ? entered.errors : [];
  const isWrong = wrong.includes(name);
  const by = [hint && `${id}-ayuda`, isWrong && `${id}-error`].filter(Boolean).join(' ');
  return {
    attributes: html`${by && html` aria-describedby="${by}"`}${isWrong && html` aria-invalid="true"`}${wrong[0] === name && html` autofocus`}`,
    notes: html`${hint && html`<p class="hint" id="${id}-ayuda">${hint}</p>`}${isWrong && html`<p class="error" id="${id}-error">${messages.errors[name]}</p>`}`,
  };
}
export function input(field: Field, entered: Entered): Html {
  const { attributes, notes } = about(field, entered);
  const id = fieldId(field.method, field.name);
  return html`<div class="field">
    <label for="${id}">${field.label}</label
    ><input id="${id}" name="${field.name}" required ${field.attributes}${attributes} />${notes}
  </div>`;
}
export interface Option {
  value: string;
  label: string;
}
const optionList = (options: Option[], chosen: string | undefined): Html[] =>
  options.map(
    ({ value, label }) =>
      html`<option value="${value}" ${value === chosen && html` selected`}>${label}</option>`,
  );

export function select(field: Field, options: Option[], entered: Entered): Html {
  const { attributes, notes } = about(field, entered);
  const id = fieldId(field.method, field.name);
  return html`<div class="field">
    <label for="${id}">${field.label}</label
    ><select id="${id}" name="${field.name}" required${attributes}>
      ${optionList(options, entered.values[field.name])}</select
    >${notes}
  </div>`;
}
/** A select without notes or errors, because every option is valid. */
export const choice = (
  name: string,
  label: string,
  options: Option[],
  chosen: string | undefined,
): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label
    ><select id="${name}" name="${name}">
      ${optionList(options, chosen)}
    </select>
  </div>`;
