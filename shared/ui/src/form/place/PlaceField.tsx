import { css } from '@emotion/react';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, useState, type KeyboardEvent } from 'react';
import { CloseIcon, PinIcon } from '../../icons';
import { placeWords, type PlaceWords } from '../../messages/es';
import { theme } from '../../theme/theme';
import { FieldNote, fieldAria } from '../FieldNote';
import { box, column, control, invalid, label as labelStyle } from '../fieldStyles';
import { IconButton } from '../../button/IconButton';
import { PlaceList } from './PlaceList';
import type { LoadPlaces, PlaceOption } from './places';
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
/**
 * Combobox of places that are searched while typing. No option is highlighted before an arrow is pressed. Enter or Tab
 * chooses the highlighted one.
 */
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
  const query = text === value?.label ? '' : text.trim();
  const places = usePlaces(query, isOpen, loadOptions);
  const options = places.groups.flatMap((group) => group.options);
  const groupOf = new Map(
    places.groups.flatMap((group) =>
      group.options.map((option) => [option.id, group.label] as const),
    ),
  );
  const list = useAutocomplete<O>({
    options,
    groupBy: (option) => groupOf.get(option.id) ?? '',
    filterOptions: (found) => found,
    getOptionLabel: (option) => option.label,
    getOptionKey: (option) => option.id,
    isOptionEqualToValue: (option, chosen) => option.id === chosen.id,
    value,
    onChange: (_, chosen) => onChange(chosen),
    inputValue: text,
    onInputChange: (_, next, reason) => {
      const isTyping = reason === 'input';
      if (reason === 'reset' && isOpen && !value) return;
      setText(next);
      if (isTyping && value && next !== value.label) onChange(null);
    },
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    openOnFocus: true,
    clearOnBlur: false,
  });
  const takeMarked = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || !isOpen || !query) return;
    const markedId =
      event.target instanceof Element && event.target.getAttribute('aria-activedescendant');
    const index = markedId && document.getElementById(markedId)?.getAttribute('data-option-index');
    const marked = index ? options[Number(index)] : undefined;
    if (!marked) return;
    setText(marked.label);
    onChange(marked);
  };
  /* oxlint-disable react/refs -- the prop getters hand refs over to React; none is read while rendering */
  return (
    <div css={field} {...list.getRootProps({ onKeyDown: takeMarked })}>
      <div ref={list.setAnchorEl} css={[box, error ? invalid : undefined]}>
        <PinIcon size={20} />
        <span css={column}>
          <label {...list.getInputLabelProps()} css={labelStyle}>
            {label}
          </label>
          <input
            {...list.getInputProps()}
            {...fieldAria(noteId, error)}
            name={name}
            placeholder={placeholder}
            enterKeyHint="next"
            css={control}
          />
        </span>
        {text && (
          <IconButton
            {...list.getClearProps()}
            tabIndex={0}
            label={words.clear}
            icon={<CloseIcon />}
            css={clear}
          />
        )}
      </div>
      {isOpen && (
        <PlaceList
          groups={list.groupedOptions}
          places={places}
          query={query}
          words={words}
          listboxProps={list.getListboxProps()}
          optionProps={list.getOptionProps}
        />
      )}
      <FieldNote id={noteId} error={error} />
    </div>
  );
  /* oxlint-enable react/refs */
}
const field = css`
  position: relative;
`;
const clear = css`
  margin: ${theme.spacing(-2)} ${theme.spacing(-2)} ${theme.spacing(-2)} 0;
`;
