import type { Ref } from 'react';

/** A field as a form binds it. */
export interface BoundField<Value> {
  name: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** A sentence; undefined while nothing is wrong. */
  error?: string;
  /** Takes the focus when the form leads to this field. */
  inputRef?: Ref<HTMLInputElement>;
}
