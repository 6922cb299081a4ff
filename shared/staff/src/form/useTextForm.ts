import { useRef, useState, type SyntheticEvent } from 'react';

/** Form with one text of at least `least` characters. Sending a shorter text focuses the field instead. */
export function useTextForm(least: number, onSend: (text: string) => void) {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isShort = text.trim().length < least;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(true);
    if (isShort) field.current?.focus();
    else onSend(text);
  };
  return {
    field: { value: text, onChange: setText, inputRef: field },
    isWrong: isSent && isShort,
    send,
  };
}
