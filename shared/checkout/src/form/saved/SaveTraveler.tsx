import { use, useEffect, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ADULT_AGE } from '@tiquete/contracts/limits';
import { ageOn } from '@tiquete/domain/travellers';
import { today } from '@tiquete/platform';
import { Checkbox, css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutContext';
import { textOf } from '../../readFields';
import { readDay } from './readPerson';
import { isSamePerson } from './samePerson';
import { SavedTravelersContext, type PersonField, type PersonPlace } from './SavedTravelersContext';

/** Fields that the form asks of every buyer. */
export const CONTACT: readonly PersonField[] = ['email', 'phone'];

/**
 * Choice to save the person at this place of the form when it is sent. Renders nothing without an account, or for a person who
 * is saved already.
 */
export function SaveTraveler(place: PersonPlace) {
  const { canSave, travelers } = use(SavedTravelersContext);
  const { control } = useFormContext();
  const { of, asks = [] } = place;
  const [name, lastname, birth] = useWatch({
    control,
    name: [`${of}.name`, `${of}.lastname`, `${of}.birth`],
  });
  const born = asks.includes('birth') ? readDay(birth) : null;
  const person = { name: textOf(name), lastname: textOf(lastname), birth_date: born };
  if (!canSave || travelers.some((one) => isSamePerson(one, person))) return null;
  return <SaveTick place={place} isMinor={born !== null && ageOn(today(), born) < ADULT_AGE} />;
}
function SaveTick({ place, isMinor }: { place: PersonPlace; isMinor: boolean }) {
  const t = useCheckoutWords();
  const noteId = useId();
  const { wanted, onWanted, onPlaced } = use(SavedTravelersContext);
  const { of } = place;
  const isWanted = wanted.includes(of);
  // The fields that the form asks of a person change with other answers.
  useEffect(() => onPlaced(place));
  // A person who leaves the form is not saved.
  useEffect(() => () => onWanted(of, false), [of, onWanted]);
  return (
    <div css={tick}>
      <Checkbox
        label={t('checkout.saved.save')}
        checked={isWanted}
        onChange={(checked) => onWanted(of, checked)}
        aria-describedby={isWanted ? noteId : undefined}
      />
      {isWanted && (
        <p id={noteId} css={note}>
          {t(isMinor ? 'checkout.saved.saveMinor' : 'checkout.saved.saveNote')}
        </p>
      )}
    </div>
  );
}
const tick = css`
  display: grid;
`;
/** Below the label of the tick, not below its box. */
const note = (theme: Theme) => css`
  ${theme.type.small}
  margin-top: ${theme.spacing(-2)};
  padding-inline-start: calc(20px + ${theme.spacing(3)});
  color: ${theme.vars.palette.text.secondary};
`;
