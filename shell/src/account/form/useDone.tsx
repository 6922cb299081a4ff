import { useState, type ReactNode } from 'react';
import { Said } from './Said';
import type { AccountForm } from './useAccountForm';

/** A form's "it is done", said in a live region until somebody types again or sends once more. */
export function useDone({ formState }: AccountForm): {
  done: ReactNode;
  say: (text: string) => void;
} {
  const [text, say] = useState('');
  const isStale = formState.isDirty || formState.isSubmitting;
  return { done: <Said text={!isStale && text} />, say };
}
