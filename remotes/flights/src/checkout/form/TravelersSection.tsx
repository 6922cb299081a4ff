import { useMessages } from '@tiquete/platform';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  BirthField,
  FormCheckbox,
  FormSelect,
  GenderField,
  group,
  IdentityFields,
  isCompany,
  NameFields,
  pair,
  quiet,
  SaveTraveler,
  step,
  TicketName,
  useBuyerKind,
} from '@tiquete/checkout/form';
import type { LoyaltyProgram, TravelerRequirement } from '@tiquete/contracts';
import { countryOptions, isOfMinors, TRAVELLER_DOCUMENTS } from '@tiquete/domain/travellers';
import { css, InfoIcon, type Theme } from '@tiquete/ui';
import { PASSPORT, type FlightValues } from './formValues';
import { LoyaltyFields } from './LoyaltyFields';
import { SavedFlyer } from './SavedFlyer';
import { useTravelerLabel } from './useTravelerLabel';

/** Fields of every passenger that the airline requires, in the order of the offer. */
export function TravelersSection({
  requirements,
  nameMaxLength,
  programs,
  isInternational,
}: {
  requirements: readonly TravelerRequirement[];
  /** Most letters of a name, and of a surname, on the ticket. */
  nameMaxLength: number | undefined;
  /** Airlines whose frequent flyer numbers can be given. */
  programs: readonly LoyaltyProgram[];
  isInternational: boolean;
}) {
  const t = useMessages('flights-checkout');
  const label = useTravelerLabel(requirements);
  const hasMinors = requirements.some(({ travelerType }) => travelerType !== 'ADULT');
  return (
    <section aria-labelledby="checkout-travelers" css={step}>
      <div>
        <h2 id="checkout-travelers">{t('checkout.steps.travelers')}</h2>
        <p css={quiet}>
          {t(isInternational ? 'checkout.travelersAbroad' : 'checkout.travelersHint')}
        </p>
      </div>
      {requirements.map((requirement, index) => (
        <fieldset key={requirement.travelerId} css={group}>
          <legend>{label(index)}</legend>
          <TravelerFields requirement={requirement} index={index} nameMaxLength={nameMaxLength} />
          {programs.length > 0 && requirement.travelerType !== 'HELD_INFANT' && (
            <LoyaltyFields index={index} programs={programs} />
          )}
          <SaveFlyer requirement={requirement} index={index} />
        </fieldset>
      ))}
      {hasMinors && isInternational && (
        <p css={note}>
          <InfoIcon size={16} aria-hidden />
          {t('checkout.minorsAbroad')}
        </p>
      )}
    </section>
  );
}
/** True for the first passenger while the buyer travels. */
function useIsHolder(index: number): boolean {
  const { control } = useFormContext<FlightValues>();
  const isTraveling = useWatch({ control, name: 'isTraveling' });
  const isOfCompany = isCompany(useBuyerKind());
  return isTraveling && !isOfCompany && index === 0;
}
function TravelerFields({
  requirement,
  index,
  nameMaxLength,
}: {
  requirement: TravelerRequirement;
  index: number;
  nameMaxLength: number | undefined;
}) {
  const t = useMessages('flights-checkout');
  const isOfCompany = isCompany(useBuyerKind());
  const isHolder = useIsHolder(index);
  return (
    <>
      {index === 0 && !isOfCompany && (
        <FormCheckbox<FlightValues> name="isTraveling" label={t('checkout.traveling')} />
      )}
      {isHolder && <p css={quiet}>{t('checkout.travelingNote')}</p>}
      <SavedFlyer index={index} requirement={requirement} isHolder={isHolder} />
      {!isHolder && <NameFields<FlightValues> of={`travelers.${index}`} />}
      <TicketName<FlightValues>
        of={isHolder ? 'holder' : `travelers.${index}`}
        agreed={`travelers.${index}.printed`}
        max={nameMaxLength}
      />
      {!isHolder && (
        <>
          <BirthField<FlightValues> name={`travelers.${index}.birth`} />
          <GenderField<FlightValues> name={`travelers.${index}.gender`} />
        </>
      )}
      {!isHolder && requirement.documentRequired && (
        <DocumentFields requirement={requirement} index={index} />
      )}
      {requirement.passportRequired && <PassportFields index={index} isHolder={isHolder} />}
    </>
  );
}
/** The buyer who travels is saved in the buyer's section. */
function SaveFlyer({ requirement, index }: { requirement: TravelerRequirement; index: number }) {
  const isHolder = useIsHolder(index);
  const { documentRequired, passportRequired } = requirement;
  return isHolder ? null : (
    <SaveTraveler
      of={`travelers.${index}`}
      asks={[
        'birth',
        'gender',
        ...(documentRequired ? (['identity'] as const) : []),
        ...(passportRequired ? (['nationality'] as const) : []),
      ]}
      expiry={passportRequired ? `travelers.${index}.expiry` : undefined}
    />
  );
}
function DocumentFields({
  requirement: { passportRequired, travelerType },
  index,
}: {
  requirement: TravelerRequirement;
  index: number;
}) {
  const isMinor = travelerType !== 'ADULT';
  // A traveller of twelve to seventeen flies as an adult, with a minor's document.
  const fitting = TRAVELLER_DOCUMENTS.filter(
    (type) =>
      !passportRequired &&
      (!isMinor || String(type) === PASSPORT || isOfMinors(type) || type === 7 || type === 9),
  );
  return (
    <div css={pair}>
      <IdentityFields<FlightValues>
        name={`travelers.${index}.identity`}
        types={passportRequired ? [Number(PASSPORT)] : fitting}
        hasChoice={!passportRequired}
      />
    </div>
  );
}
/** Day of expiry and country of a passport. The buyer has given the nationality above. */
function PassportFields({ index, isHolder }: { index: number; isHolder: boolean }) {
  return (
    <>
      <BirthField<FlightValues> name={`travelers.${index}.expiry`} />
      <div css={pair}>
        <FormSelect<FlightValues> name={`travelers.${index}.issuer`} options={countryOptions()} />
        {!isHolder && (
          <FormSelect<FlightValues>
            name={`travelers.${index}.nationality`}
            options={countryOptions()}
          />
        )}
      </div>
    </>
  );
}
const note = (theme: Theme) => css`
  ${theme.type.small}
  display: flex;
  gap: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  svg {
    flex: none;
  }
`;
