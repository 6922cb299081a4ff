import { useRef, useState, type FormEvent } from 'react';
import { BOOKING_CODE_MAX } from '@tiquete/contracts/limits';
import { useMessages } from '@tiquete/platform';
import { Button, CloseIcon, css, IconButton, SearchIcon, TextField, type Theme } from '@tiquete/ui';
import { isCodeLike } from '../urls';

export interface CodeSearchProps {
  /** Booking code in the page's address; empty without one. */
  code: string;
  onSearch: (code: string) => void;
}
/** Searches by the first letters of a code, in upper or lower case, with or without spaces and dashes. */
export function CodeSearch({ code, onSearch }: CodeSearchProps) {
  const t = useMessages('my-bookings');
  const [typed, setTyped] = useState(code);
  const field = useRef<HTMLInputElement>(null);
  const [known, setKnown] = useState(code);
  const [error, setError] = useState<string>();
  // The address changed by a link or by the browser's back button.
  if (known !== code) {
    setKnown(code);
    setTyped(code);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = typed.trim();
    const isWrong = !isCodeLike(wanted);
    setError(isWrong ? t('list.codeWrong') : undefined);
    if (isWrong) return field.current?.focus();
    onSearch(wanted);
  }
  return (
    <form role="search" aria-label={t('list.search')} noValidate onSubmit={submit} css={form}>
      <TextField
        label={t('list.byCode')}
        name="code"
        value={typed}
        onChange={setTyped}
        error={error}
        maxLength={BOOKING_CODE_MAX}
        autoComplete="off"
        placeholder="TQ…"
        inputRef={field}
        icon={<SearchIcon size={18} aria-hidden />}
      />
      <Button type="submit" variant="secondary">
        {t('list.find')}
      </Button>
      {code !== '' && (
        <IconButton label={t('list.clear')} icon={<CloseIcon />} onClick={() => onSearch('')} />
      )}
    </form>
  );
}
const form = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  align-items: start;
  > :first-child {
    flex: 1 1 150px;
  }
  > button {
    min-height: 56px;
  }
`;
