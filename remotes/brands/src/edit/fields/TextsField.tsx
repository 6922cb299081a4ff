import { useMessages } from '@tiquete/platform';
import { Button, CloseIcon, FieldGroup, IconButton, TextField } from '@tiquete/ui';
import { cells, rows } from './listStyles';

interface TextsFieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** Name of one text. */
  item: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
}
/** List of texts, one below the other. */
export function TextsField({ label, hint, error, item, value, onChange }: TextsFieldProps) {
  const t = useMessages('brands');
  return (
    <FieldGroup legend={label} hint={hint} error={error}>
      {value.length > 0 && (
        <ul css={rows}>
          {value.map((text, index) => (
            <li key={index}>
              <div css={cells}>
                <TextField
                  label={t('field.item', { item, number: index + 1 })}
                  value={text}
                  onChange={(typed) => onChange(value.with(index, typed.trim()))}
                />
              </div>
              <IconButton
                label={t('field.remove', { item, number: index + 1 })}
                icon={<CloseIcon />}
                onClick={() => onChange(value.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button size="s" variant="secondary" onClick={() => onChange([...value, ''])}>
        {t('field.add', { item: item.toLowerCase() })}
      </Button>
    </FieldGroup>
  );
}
