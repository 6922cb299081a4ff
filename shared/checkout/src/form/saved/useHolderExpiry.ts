import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SetExpiry } from './fillForm';

/** Returns the function that fills the expiry of the buyer's passport, at `path`. It does nothing without a path. */
export function useHolderExpiry(path: string | undefined): SetExpiry {
  const { setValue, clearErrors } = useFormContext();
  return useCallback(
    (parts) => {
      if (path === undefined) return;
      clearErrors(path);
      setValue(path, parts);
    },
    [path, setValue, clearErrors],
  );
}
