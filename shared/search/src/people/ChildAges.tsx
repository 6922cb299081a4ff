import type { Translate } from '@tiquete/platform';
import { css, Select, type Theme } from '@tiquete/ui';
import type { AgesKey } from '../searchMessages';

export interface ChildAgesProps {
  /** Whole years; null until an age is chosen. */
  ages: readonly (number | null)[];
  /** Ages to choose from. */
  choices: readonly number[];
  t: Translate<AgesKey>;
  /** Error text of a field without an age. */
  missing?: string;
  onChange: (index: number, age: number | null) => void;
}
/** The age of each child. Renders nothing without children. */
export function ChildAges({ ages, choices, t, missing, onChange }: ChildAgesProps) {
  if (ages.length === 0) return null;
  const options = choices.map((age) => ({
    value: String(age),
    label: t('search.age', { count: age }),
  }));
  return (
    <div css={grid}>
      {ages.map((age, index) => (
        <Select
          key={index}
          label={t('search.childAge', { number: index + 1 })}
          value={age === null ? '' : String(age)}
          options={[{ value: '', label: t('search.childAgeChoose') }, ...options]}
          error={age === null ? missing : undefined}
          onChange={(value) => onChange(index, value === '' ? null : Number(value))}
        />
      ))}
    </div>
  );
}
const grid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${theme.spacing(3)};
`;
