import { useController, useFormContext, type FieldPathByValue } from 'react-hook-form';
import { useMessages } from '@tiquete/platform';
import { Checkbox, Select, TextField } from '@tiquete/ui';
import type { ComponentProps, ReactNode } from 'react';
import { errorText, fieldKey } from './fieldErrors';
import type { CheckoutValues } from './formValues';

type TextName = FieldPathByValue<CheckoutValues, string>;
type Given<T extends (props: never) => ReactNode> = Omit<Parameters<T>[0], 'value' | 'onChange' | 'onBlur' | 'label' | 'name' | 'error'>;

/** Value, handlers, label and error of one field. */
function useField<N extends TextName | FieldPathByValue<CheckoutValues, boolean>>(name: N, label?: string) {
  const t = useMessages('hotels');
  const { control } = useFormContext<CheckoutValues>();
  const { field, formState } = useController({ control, name });
  const { value, onChange, onBlur } = field;
  return { name, label: label ?? t(`checkout.fields.${fieldKey(name)}`), value, onChange, onBlur, error: errorText(formState.errors, name, value, t) };
}
export function FormText({ name, label, ...rest }: { name: TextName; label?: string } & Given<typeof TextField>) {
  return <TextField {...rest} {...useField(name, label)} />;
}
type SelectProps = Omit<ComponentProps<typeof Select<string>>, 'value' | 'onChange' | 'onBlur' | 'label' | 'name' | 'error'>;
/** `onChosen` hears of the choice after the form. */
export function FormSelect({ name, onChosen, ...rest }: { name: TextName; onChosen?: () => void } & SelectProps) {
  const { onChange, ...field } = useField(name);
  const choose = (value: string) => {
    onChange(value);
    onChosen?.();
  };
  return <Select {...rest} {...field} onChange={choose} />;
}
export function FormCheckbox({ name, label }: { name: FieldPathByValue<CheckoutValues, boolean>; label: ReactNode }) {
  const { value, ...field } = useField(name);
  return <Checkbox {...field} checked={value} label={label} />;
}
