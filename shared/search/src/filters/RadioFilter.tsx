import { css, RadioGroup, type Theme } from '@tiquete/ui';
import { filterTitle } from './filterPanelStyles';

export interface RadioFilterProps<V extends string> {
  title: string;
  value: V;
  /** The first one narrows nothing; with it alone there is nothing to choose. */
  options: readonly { value: V; label: string; count?: number }[];
  onChange: (value: V) => void;
}
/** One choice of several below its heading; nothing at all where there is none. */
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
/** As far from its choices as a group's legend is. */
const apart = (theme: Theme) => css`
  margin-bottom: ${theme.spacing(1)};
`;
