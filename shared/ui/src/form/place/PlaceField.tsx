import { css } from '@emotion/react';
import { use, useId, useState } from 'react';
import { CloseIcon, PinIcon } from '../../icons';
import { placeWords, type PlaceWords } from '../../messages/es';
import { theme } from '../../theme/theme';
import { FieldDoneContext } from '../steps/fieldDone';
import { FieldNote, fieldAria } from '../FieldNote';
import { box, column, control, invalid, label as labelStyle } from '../fieldStyles';
import { IconButton } from '../../button/IconButton';
import { PlaceList } from './PlaceList';
import type { LoadPlaces, PlaceOption } from './places';
import { useCombobox } from './useCombobox';
import { usePlaces } from './usePlaces';

interface PlaceFieldProps<O extends PlaceOption> {
  label: string;
  name?: string;
  value: O | null;
  /** Called with null as soon as the text differs from the chosen place. */
  onChange: (value: O | null) => void;
  /** Called with '' on focus, and then returns popular places or none. */
  loadOptions: LoadPlaces<O>;
  placeholder?: string;
  error?: string;
  messages?: Partial<PlaceWords>;
}
/** Combobox of places that are searched while typing. */
export function PlaceField<O extends PlaceOption>({
  label,
  name,
  value,
  onChange,
  loadOptions,
  placeholder,
  error,
  messages,
}: PlaceFieldProps<O>) {
  const noteId = useId();
  const words = { ...placeWords, ...messages };
  const [text, setText] = useState(value?.label ?? '');
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    // With an open list, a text without a place is being edited. Otherwise the page removed the place.
    if (value || !isOpen) setText(value?.label ?? '');
  }
  const query = text === value?.label ? '' : text.trim();
  const places = usePlaces(query, isOpen, loadOptions);
  const combobox = useCombobox<O>({
    value,
    onChange,
    text,
    onText: setText,
    isOpen,
    onOpen: setOpen,
    isInvalid: error !== undefined,
    options: places.groups.flatMap((group) => group.options),
    onDone: use(FieldDoneContext),
  });
  return (
    <div css={field}>
      <div {...combobox.boxProps} css={[box, error ? invalid : undefined]}>
        <PinIcon size={20} />
        <span css={column}>
          <label {...combobox.labelProps} css={labelStyle}>
            {label}
          </label>
          <input
            {...combobox.inputProps}
            {...fieldAria(noteId, error)}
            name={name}
            placeholder={placeholder}
            enterKeyHint="next"
            css={control}
          />
        </span>
        {text && (
          <IconButton
            label={words.clear}
            icon={<CloseIcon />}
            onClick={combobox.clear}
            css={clear}
          />
        )}
      </div>
      {isOpen && (
        <PlaceList
          places={places}
          query={query}
          words={words}
          listProps={combobox.listProps}
          optionProps={combobox.optionProps}
        />
      )}
      <FieldNote id={noteId} error={error} />
    </div>
  );
}
const field = css`
  position: relative;
`;
const clear = css`
  margin: ${theme.spacing(-2)} ${theme.spacing(-2)} ${theme.spacing(-2)} 0;
`;
