import { useState, type ReactNode } from 'react';
import { Said } from './Said';
import type { AccountForm } from './useAccountForm';

/** A form's success message, announced in a live region until the form is edited or sent again. */
export function useDone({ formState }: AccountForm): {
  done: ReactNode;
  say: (text: string) => void;
} {
  const [text, say] = useState('');
  const isStale = formState.isDirty || formState.isSubmitting;
  return { done: <Said text={!isStale && text} />, say };
}
