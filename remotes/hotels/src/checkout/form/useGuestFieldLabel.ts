import { useMessages } from '@tiquete/platform';
import { useFieldName } from '@tiquete/checkout/form';

/** Returns the function for the label of a guest's field with its room; undefined for any other field. */
export function useGuestFieldLabel() {
  const t = useMessages('hotels');
  const fieldName = useFieldName();
  return (name: string): string | undefined => {
    const [, index] = /^rooms\.(\d+)\./.exec(name) ?? [];
    if (index === undefined) return undefined;
    return t('checkout.guestField', { field: fieldName(name), room: Number(index) + 1 });
  };
}
