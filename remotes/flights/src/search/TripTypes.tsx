import { useId } from 'react';
import type { TripType } from '@tiquete/domain/searches/flights';
import { useMessages } from '@tiquete/platform';
import { css, VisuallyHidden, type Theme } from '@tiquete/ui';

export interface TripTypesProps {
  value: TripType;
  options: readonly { value: TripType; label: string }[];
  onChange: (value: TripType) => void;
}
/** Choice of the trip type, side by side. */
export function TripTypes({ value, options, onChange }: TripTypesProps) {
  const t = useMessages('flights');
  const name = useId();
  return (
    <fieldset css={group}>
      <legend>
        <VisuallyHidden>{t('search.tripType')}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} data-chosen={option.value === value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
const group = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  margin: 0;
  padding: 0;
  border: 0;
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 44px;
    padding-inline: ${theme.spacing(4)};
    font-weight: ${theme.weight.strong};
    color: ${theme.vars.palette.text.secondary};
    border: 1px solid ${theme.vars.palette.divider};
    border-radius: ${theme.vars.radius.pill};
    cursor: pointer;
  }
  label[data-chosen='true'] {
    color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.primary.soft};
    border-color: ${theme.vars.palette.primary.text};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${theme.vars.palette.primary.text};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
