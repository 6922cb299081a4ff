import { useMessages } from '@tiquete/platform';
import { Checkbox, ChevronDown, css, FieldGroup, IconButton, type Theme } from '@tiquete/ui';
import type { Option } from '../../messages/fieldKinds';

interface ChoicesFieldProps {
  label: string;
  hint?: string;
  error?: string;
  options: readonly Option[];
  /** Chosen options, in their order. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}
/** Choice of several options. Chosen ones come first and can be reordered. */
export function ChoicesField({ label, hint, error, options, value, onChange }: ChoicesFieldProps) {
  const t = useMessages('brands');
  const nameOf = (chosen: string) => options.find((each) => each.value === chosen)?.label ?? chosen;
  const rest = options.filter((each) => !value.includes(each.value));
  const swap = (index: number, other: number) =>
    onChange(value.with(index, value[other] ?? '').with(other, value[index] ?? ''));
  return (
    <FieldGroup legend={label} hint={hint} error={error}>
      <ul css={list}>
        {value.map((chosen, index) => (
          <li key={chosen}>
            <Checkbox
              label={nameOf(chosen)}
              checked
              onChange={() => onChange(value.toSpliced(index, 1))}
            />
            <span>
              <IconButton
                label={t('field.up', { item: nameOf(chosen) })}
                icon={<ChevronDown css={turned} />}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <IconButton
                label={t('field.down', { item: nameOf(chosen) })}
                icon={<ChevronDown />}
                disabled={index === value.length - 1}
                onClick={() => swap(index, index + 1)}
              />
            </span>
          </li>
        ))}
        {rest.map(({ value: other, label: name }) => (
          <li key={other}>
            <Checkbox label={name} checked={false} onChange={() => onChange([...value, other])} />
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    border-bottom: 1px solid ${theme.vars.palette.divider};
  }
  > li > span {
    display: flex;
  }
`;
const turned = css`
  transform: rotate(180deg);
`;
