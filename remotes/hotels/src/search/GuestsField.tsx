import { useId, useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { css, GuestsIcon, Popover, type Theme } from '@tiquete/ui';
import { fieldButton, fieldError } from './fieldButton';
import { GuestsPanel } from './GuestsPanel';
import type { RoomDraft } from './hotelQuery';
import { useSearchWords } from './useSearchWords';

export interface GuestsFieldProps {
  rooms: RoomDraft[];
  /** On a phone the rooms unfold in place instead of over the form. */
  isInline: boolean;
  error?: string;
  onChange: (rooms: RoomDraft[]) => void;
}
export function GuestsField({ rooms, isInline, error, onChange }: GuestsFieldProps) {
  const t = useMessages('hotels');
  const words = useSearchWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = () => {
    setOpen(false);
    anchor?.focus();
  };
  const panel = <GuestsPanel rooms={rooms} isAgeWanted={error !== undefined} onChange={onChange} onDone={close} />;
  return (
    <div>
      <button
        ref={setAnchor}
        type="button"
        aria-haspopup={isInline ? undefined : 'dialog'}
        aria-expanded={isOpen}
        aria-describedby={error && `${id}-error`}
        data-invalid={error !== undefined}
        onClick={() => setOpen(!isOpen)}
        css={fieldButton}
      >
        <GuestsIcon size={20} aria-hidden />
        <span>
          <small>{t('search.guests')}</small> <b>{words.guests(rooms)}</b>
        </span>
      </button>
      {error && (
        <p id={`${id}-error`} css={fieldError}>
          {error}
        </p>
      )}
      {isInline && isOpen && <div css={inline}>{panel}</div>}
      {!isInline && (
        <Popover open={isOpen} onClose={close} anchor={anchor} label={t('search.guests')}>
          <div css={floating}>{panel}</div>
        </Popover>
      )}
    </div>
  );
}
const inline = (theme: Theme) => css`
  padding: ${theme.spacing(4)} ${theme.spacing(1)} ${theme.spacing(2)};
`;
const floating = (theme: Theme) => css`
  width: min(380px, calc(100vw - 32px));
  padding: ${theme.spacing(5)};
`;
