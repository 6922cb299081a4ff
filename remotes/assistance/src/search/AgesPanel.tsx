import { useMessages } from '@tiquete/platform';
import { useDone } from '@tiquete/search';
import { Button, css, Stepper, TextField, type Theme } from '@tiquete/ui';
import { MAX_AGE, MAX_ASSISTANCE_TRAVELERS } from '@tiquete/contracts/limits';

export interface AgesPanelProps {
  ages: (number | null)[];
  onChange: (ages: (number | null)[]) => void;
  onDone: () => void;
  /** True once a search was rejected because of an age. */
  isRefused: boolean;
}
/** Number of travellers and the age of each on the first day of cover, which the price depends on. */
export function AgesPanel({ ages, onChange, onDone, isRefused }: AgesPanelProps) {
  const t = useMessages('assistance');
  const { panel, isAgeWanted, done } = useDone({
    isAgeMissing: !ages.every(isAge),
    isRefused,
    onDone,
  });
  const resize = (count: number) =>
    onChange(Array.from({ length: count }, (_, index) => ages[index] ?? null));
  return (
    <div ref={panel} css={list}>
      <Stepper
        label={t('search.travelers')}
        hint={t('search.travelersHint', { max: MAX_ASSISTANCE_TRAVELERS })}
        value={ages.length}
        min={1}
        max={MAX_ASSISTANCE_TRAVELERS}
        onChange={resize}
      />
      <div css={grid}>
        {ages.map((age, index) => (
          <TextField
            key={index}
            label={t('search.ageOf', { number: index + 1 })}
            value={age === null ? '' : String(age)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            error={isAgeWanted && !isAge(age) ? t('search.errors.ageMissing') : undefined}
            onChange={(typed) => onChange(ages.with(index, readAge(typed)))}
          />
        ))}
      </div>
      <p css={note}>{t('search.agesNote')}</p>
      <Button variant="secondary" onClick={done}>
        {t('search.done')}
      </Button>
    </div>
  );
}
const isAge = (age: number | null) => age !== null && age <= MAX_AGE;
function readAge(typed: string): number | null {
  const digits = typed.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const grid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: ${theme.spacing(3)};
`;
const note = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
