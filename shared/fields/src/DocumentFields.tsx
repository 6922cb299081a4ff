import { isKeyOf } from '@tiquete/platform';
import { Select, TextField } from '@tiquete/ui';
import type { BoundField } from './boundField';
import { words } from './messages/es';
import { useFieldWords } from './useFieldWords';

export interface DocumentFieldsProps {
  type: BoundField<string>;
  number: BoundField<string>;
  /** Types to choose from, in this order. */
  types: readonly number[];
  /** False disables the choice, for a form with one type. */
  hasChoice?: boolean;
  /** Called with another type, so that the form validates the number again. */
  onChosen?: () => void;
  hint?: string;
}
/** Type and number of a document. */
export function DocumentFields({
  type: { inputRef: _, ...type },
  number,
  types,
  hasChoice = true,
  onChosen,
  hint,
}: DocumentFieldsProps) {
  const t = useFieldWords();
  const options = types.map((one) => ({
    value: String(one),
    label: isKeyOf(words.documents, one) ? t(`documents.${one}`) : String(one),
  }));
  const choose = (value: string) => {
    type.onChange(value);
    onChosen?.();
  };
  return (
    <>
      <Select
        {...type}
        onChange={choose}
        options={hasChoice ? [{ value: '', label: t('choose') }, ...options] : options}
      />
      <TextField {...number} autoComplete="off" maxLength={24} hint={hint} />
    </>
  );
}
