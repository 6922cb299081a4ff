import { useId, useState } from 'react';
import { useMessages } from '@tiquete/platform';
import { Button, ChevronDown, css, TextField, type Theme } from '@tiquete/ui';

export interface CorporateCodeProps {
  value: string;
  error?: string;
  onChange: (value: string) => void;
}
/** Field for a corporate code. Few travellers have one, so it is folded until it is opened, has a code, or has an error. */
export function CorporateCode({ value, error, onChange }: CorporateCodeProps) {
  const t = useMessages('flights');
  const id = useId();
  const [isOpen, setOpen] = useState(value !== '');
  if (error && !isOpen) setOpen(true);
  return (
    <div css={column}>
      <Button
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {value && !isOpen
          ? t('search.corporateFolded', { code: value })
          : t('search.corporateOpen')}
        <ChevronDown size={18} aria-hidden css={isOpen ? turned : undefined} />
      </Button>
      {isOpen && (
        <div id={id} data-wrong={error !== undefined}>
          <TextField
            label={t('search.corporate')}
            value={value}
            maxLength={120}
            autoComplete="off"
            error={error}
            onChange={onChange}
          />
        </div>
      )}
    </div>
  );
}
/** The button is as high as the fields beside it, with its text on the same line. */
const column = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
  > button {
    min-height: 56px;
    justify-content: start;
    padding-inline: ${theme.spacing(4)};
    text-align: start;
    overflow-wrap: anywhere;
  }
`;
const turned = css`
  transform: rotate(180deg);
`;
