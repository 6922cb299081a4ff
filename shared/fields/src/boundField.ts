import type { Ref } from 'react';

/** A field bound to a form's state. */
export interface BoundField<Value> {
  name: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** Error text. Undefined without an error. */
  error?: string;
  /** Receives the focus when the form moves to this field. */
  inputRef?: Ref<HTMLInputElement>;
}
