import { css, RadioGroup, type Theme } from '@tiquete/ui';
import { filterTitle } from './filterPanelStyles';

export interface RadioFilterProps<V extends string> {
  title: string;
  value: V;
  /** Options. The first one means no filter; with that one only, nothing is rendered. */
  options: readonly { value: V; label: string; count?: number }[];
  onChange: (value: V) => void;
}
/** One choice of several below a heading. */
export function RadioFilter<V extends string>({
  title,
  value,
  options,
  onChange,
}: RadioFilterProps<V>) {
  if (options.length < 2) return null;
  return (
    <div>
      <p aria-hidden css={[filterTitle, apart]}>
        {title}
      </p>
      <RadioGroup label={title} hideLabel value={value} options={options} onChange={onChange} />
    </div>
  );
}
/** The same distance between heading and options as in a group of checkboxes. */
const apart = (theme: Theme) => css`
  margin-bottom: ${theme.spacing(1)};
`;
