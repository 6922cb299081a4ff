import { useMessages } from '@tiquete/platform';
import { CloseIcon, css, IconButton, TextField, type Theme } from '@tiquete/ui';

interface NewHostProps {
  label: string;
  removeLabel: string;
  value: string;
  /** True once the saved hosts are loaded, so that this one is known to be new. */
  isReady: boolean;
  onChange: (host: string) => void;
  onRemove: () => void;
}
/** A host that is not saved yet. */
export function NewHost({ label, removeLabel, value, isReady, onChange, onRemove }: NewHostProps) {
  const t = useMessages('brands');
  return (
    <li css={row}>
      <div>
        <TextField
          label={label}
          hint={isReady && value !== '' ? t('hosts.unsaved') : undefined}
          value={value}
          onChange={(typed) => onChange(typed.trim())}
        />
      </div>
      <IconButton label={removeLabel} icon={<CloseIcon />} onClick={onRemove} />
    </li>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(1)};
  align-items: flex-start;
  > div {
    flex: 1;
    min-width: 0;
  }
  > button {
    margin-top: ${theme.spacing(2)};
  }
`;
