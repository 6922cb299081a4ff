import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { readDay } from './readPerson';
import type { SetExpiry } from './fillForm';

/**
 * Returns the function that fills the expiry of the buyer's passport, at the `path` of the moment when it is called. It does
 * nothing without a path, and `isAutomatic` keeps an expiry that is typed.
 */
export function useHolderExpiry(path: string | undefined, isAutomatic = false): SetExpiry {
  const { getValues, setValue, clearErrors } = useFormContext();
  // An answer can arrive after the buyer has changed who travels.
  const current = useRef(path);
  useEffect(() => {
    current.current = path;
  }, [path]);
  return useCallback(
    (parts) => {
      const name = current.current;
      if (name === undefined || (isAutomatic && readDay(getValues(name)) !== null)) return;
      clearErrors(name);
      setValue(name, parts);
    },
    [getValues, isAutomatic, setValue, clearErrors],
  );
}
