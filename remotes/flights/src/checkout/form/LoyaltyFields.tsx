import { useMessages } from '@tiquete/platform';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSelect, FormText, pair } from '@tiquete/checkout/form';
import type { LoyaltyProgram } from '@tiquete/contracts';
import { Button } from '@tiquete/ui';
import type { FlightValues } from './formValues';

/** Optional frequent flyer number of one passenger. The fields appear on request. */
export function LoyaltyFields({
  index,
  programs,
}: {
  index: number;
  programs: readonly LoyaltyProgram[];
}) {
  const t = useMessages('flights-checkout');
  const { control, setValue } = useFormContext<FlightValues>();
  const { program, number } = useWatch({ control, name: `travelers.${index}.loyalty` });
  const [isWanted, setWanted] = useState(false);
  const [only, second] = programs;
  const options = useMemo(
    () => [
      { value: '', label: t('checkout.choose') },
      ...programs.map(({ programOwner, name }) => ({ value: programOwner, label: name })),
    ],
    [programs, t],
  );
  const open = () => {
    setWanted(true);
    if (only && !second) setValue(`travelers.${index}.loyalty.program`, only.programOwner);
  };
  const close = () => {
    setWanted(false);
    setValue(`travelers.${index}.loyalty`, { program: '', number: '' });
  };
  if (!isWanted && !program && !number)
    return (
      <div>
        <Button variant="ghost" size="s" onClick={open}>
          {t('checkout.loyalty.add')}
        </Button>
      </div>
    );
  return (
    <>
      <div css={pair}>
        <FormSelect<FlightValues> name={`travelers.${index}.loyalty.program`} options={options} />
        <FormText<FlightValues>
          name={`travelers.${index}.loyalty.number`}
          autoComplete="off"
          maxLength={30}
        />
      </div>
      <div>
        <Button variant="ghost" size="s" onClick={close}>
          {t('checkout.loyalty.remove')}
        </Button>
      </div>
    </>
  );
}
