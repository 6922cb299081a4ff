import { useMessages } from '@tiquete/platform';
import { Button, CloseIcon, FieldGroup, IconButton, TextField } from '@tiquete/ui';
import { cells, rows } from './listStyles';

type Row = Record<string, string>;
interface RowsFieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** Name of one row. */
  item: string;
  columns: readonly { name: string; label: string }[];
  value: readonly Row[];
  onChange: (value: Row[]) => void;
}
/** List of rows with the same text fields. */
export function RowsField({ label, hint, error, item, columns, value, onChange }: RowsFieldProps) {
  const t = useMessages('brands');
  const empty: Row = Object.fromEntries(columns.map(({ name }) => [name, '']));
  return (
    <FieldGroup legend={label} hint={hint} error={error}>
      {value.length > 0 && (
        <ul css={rows}>
          {value.map((row, index) => (
            <li key={index} aria-label={t('field.item', { item, number: index + 1 })}>
              <div css={cells}>
                {columns.map(({ name, label: title }) => (
                  <TextField
                    key={name}
                    label={title}
                    value={row[name] ?? ''}
                    onChange={(text) => onChange(value.with(index, { ...row, [name]: text }))}
                  />
                ))}
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
      <Button size="s" variant="secondary" onClick={() => onChange([...value, empty])}>
        {t('field.add', { item: item.toLowerCase() })}
      </Button>
    </FieldGroup>
  );
}
