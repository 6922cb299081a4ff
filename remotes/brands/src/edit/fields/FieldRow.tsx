import { useMessages } from '@tiquete/platform';
import { Checkbox, Select, TextField } from '@tiquete/ui';
import type { Field } from '../../messages/fieldKinds';
import { HostsField } from '../../hosts/HostsField';
import { MarkUpsField } from '../mark-ups/MarkUpsField';
import { ChoicesField } from './ChoicesField';
import { ColorField } from './ColorField';
import { LinesField } from './LinesField';
import { NumberField } from './NumberField';
import { PictureField } from './PictureField';
import { RowsField } from './RowsField';
import { TextsField } from './TextsField';
import { readRows, readTexts } from '../../model/readFields';
import { readDecimal, readWhole } from './readNumber';

export interface FieldRowProps {
  field: Field;
  value: unknown;
  error: string | undefined;
  /** Called with the new value; null removes an optional field. */
  onChange: (value: unknown) => void;
  /** Called with a new value of another field that depends on this one. */
  onOther: (path: string, value: unknown) => void;
  brand: string;
}
/** Field of the form for one value of a brand, by the field's kind. */
export function FieldRow({ brand, field, value, error, onChange, onOther }: FieldRowProps) {
  const t = useMessages('brands');
  const { label, hint, isOptional } = field;
  const shown = value === undefined || value === null ? '' : String(value);
  const orGone = (text: string) => (text === '' && isOptional ? null : text);
  const orNone = (list: readonly unknown[]) =>
    onChange(list.length === 0 && isOptional ? null : list);
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...{ label, hint, error }}
          value={shown}
          onChange={(text) => onChange(orGone(text))}
        />
      );
    case 'lines':
      return (
        <LinesField
          {...{ label, hint, error }}
          rows={field.rows}
          value={shown}
          onChange={(text) => onChange(orGone(text))}
        />
      );
    case 'pesos':
    case 'number':
      return (
        <NumberField
          {...{ label, hint, error, value }}
          read={field.kind === 'pesos' ? readWhole : readDecimal}
          onChange={(typed) => onChange(typed === '' ? orGone(typed) : typed)}
        />
      );
    case 'picture':
      return (
        <PictureField
          {...{ brand, label, hint, error }}
          use={field.picture}
          value={shown}
          onChange={(path, ratio) => {
            onChange(path);
            if (field.ratio) onOther(field.ratio, ratio);
          }}
          onRemove={isOptional && (() => onChange(null))}
        />
      );
    case 'color':
      return (
        <ColorField
          {...{ label, hint, error }}
          value={shown}
          onChange={(text) => onChange(orGone(text))}
        />
      );
    case 'yes':
      return (
        <Checkbox
          label={hint === undefined ? label : `${label}. ${hint}`}
          checked={value === true}
          error={error}
          onChange={(isOn) => onChange(isOn || !isOptional ? isOn : null)}
        />
      );
    case 'option':
      return (
        <Select
          {...{ label, hint, error }}
          options={field.options}
          value={shown}
          onChange={(text) => onChange(orGone(text))}
        />
      );
    case 'texts':
      return (
        <TextsField
          {...{ label, hint, error }}
          item={field.item}
          value={readTexts(value)}
          onChange={orNone}
        />
      );
    case 'hosts':
      return (
        <HostsField
          {...{ brand, label, hint, error }}
          item={field.item}
          value={readTexts(value)}
          onChange={orNone}
        />
      );
    case 'rows':
      return (
        <RowsField
          {...{ label, hint, error }}
          item={field.item}
          columns={field.columns}
          value={readRows(value)}
          onChange={orNone}
        />
      );
    case 'markUps':
      return (
        <MarkUpsField
          {...{ label, hint, error, value }}
          products={field.products}
          onChange={orNone}
        />
      );
    case 'choices':
      return (
        <ChoicesField
          {...{ label, error }}
          hint={hint ?? t('field.order')}
          options={field.options}
          value={readTexts(value)}
          onChange={orNone}
        />
      );
  }
}
