import { useState, type ReactNode } from 'react';
import { StatusMessage } from './StatusMessage';
import type { AccountForm } from './useAccountForm';

/** A form's success message, announced in a live region until the form is edited or sent again. */
export function useDone({ formState }: AccountForm): {
  done: ReactNode;
  say: (text: string) => void;
} {
  const [text, say] = useState('');
  const isStale = formState.isDirty || formState.isSubmitting;
  return { done: <StatusMessage text={!isStale && text} />, say };
}
