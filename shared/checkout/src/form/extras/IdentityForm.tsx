import '../plainZod';
import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react';
import * as z from 'zod';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm, type FieldErrors, type FieldPath } from 'react-hook-form';
import type { OptionalSearch, TravelerIdentity } from '@tiquete/contracts';
import { isOfMinors, suitsAge, TRAVELLER_DOCUMENTS } from '@tiquete/domain/travellers';
import { onVisitForgotten, type Problem } from '@tiquete/platform';
import { Button, css, Notice, smallText, type Theme } from '@tiquete/ui';
import type { ExtrasSearch } from '../../flow/checkoutState';
import { BirthField } from '../fields/BirthField';
import { SAID, wrongFields } from '../fields/fieldErrors';
import { focusField } from '../fields/focusField';
import { group, pair } from '../formStyles';
import { NameFields } from '../fields/NameFields';
import { IdentityFields } from '../fields/IdentityFields';
import { birthSchema, identitySchema, namesShape } from '../buyer/buyerSchema';
import { pointerParts } from '../buyer/pointedBuyerField';
import type { TranslateExtras } from '../../messages/extras';
import { personText } from './personText';

/** Typed values, one entry per traveller. */
interface IdentityValues {
  people: {
    name: string;
    lastname: string;
    identity: { type: string; number: string };
    birth: { day: string; month: string; year: string };
  }[];
}
/** Checks that the browser can make. The api compares the ages with the booking. */
const identitiesSchema = z.object({
  people: z.array(
    z.object({ ...namesShape, identity: identitySchema(), birth: birthSchema(() => null) }),
  ),
});
type CheckedIdentities = z.output<typeof identitiesSchema>;
type Field = FieldPath<IdentityValues>;
const PARTS = ['name', 'lastname', 'identity.type', 'identity.number', 'birth'] as const;
const FIELDS: Record<string, (typeof PARTS)[number]> = {
  name: 'name',
  lastname: 'lastname',
  document_type: 'identity.type',
  document: 'identity.number',
  birth_date: 'birth',
};
const nothing = {
  identity: { type: '', number: '' },
  birth: { day: '', month: '', year: '' },
};

export interface IdentityFormProps {
  travelers: NonNullable<OptionalSearch['unidentified']>;
  search: ExtrasSearch;
  t: TranslateExtras;
  onIdentified: (travelers: TravelerIdentity[]) => void;
  onClosed: () => void;
}
/** Document and birth date of each traveller. The values are sent to the api and stored nowhere else. */
export function IdentityForm({ travelers, search, t, onIdentified, onClosed }: IdentityFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<IdentityValues, unknown, CheckedIdentities>({
    defaultValues: {
      people: travelers.map(({ name, lastname }) => ({ ...nothing, name, lastname })),
    },
    resolver: zodResolver(identitiesSchema),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { reset, setError, handleSubmit } = form;
  useEffect(() => onVisitForgotten(() => reset()), [reset]);
  const problem = search.phase === 'rejected' ? search.problem : null;
  const pointed = problem && pointedField(problem);
  useLayoutEffect(() => {
    if (!problem || !pointed) return;
    setError(pointed, { type: SAID, message: problem.detail ?? problem.title });
    focusField(element.current, pointed);
  }, [problem, pointed, setError]);

  const send = ({ people }: CheckedIdentities) =>
    onIdentified(
      people.map(({ name, lastname, identity, birth }, index) => ({
        id: travelers[index]?.id ?? '',
        ...(!travelers[index]?.name && { name, lastname }),
        ...identity,
        birth_date: birth,
      })),
    );
  const focusFirst = (errors: FieldErrors<IdentityValues>) => {
    const names = travelers.flatMap((_, index) => PARTS.map((part) => `people.${index}.${part}`));
    const [first] = wrongFields(errors, names);
    if (first) focusField(element.current, first);
  };
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        css={fields}
        onSubmit={(event: FormEvent) => void handleSubmit(send, focusFirst)(event)}
      >
        {travelers.map((person, index) => (
          <fieldset key={person.id} css={group}>
            <legend>{personText(person, index, t)}</legend>
            {!person.name && <NameFields<IdentityValues> of={`people.${index}`} />}
            <div css={pair}>
              <IdentityFields<IdentityValues>
                name={`people.${index}.identity`}
                types={documentsFor(person.age)}
              />
            </div>
            <BirthField<IdentityValues> name={`people.${index}.birth`} />
          </fieldset>
        ))}
        <p css={smallText}>{t('identify.privacy')}</p>
        {problem && !pointed && <Notice kind="error" text={problem.title} />}
        <div css={actions}>
          <Button type="submit" size="s" busy={search.phase === 'searching'}>
            {t('identify.send')}
          </Button>
          <Button variant="ghost" size="s" onClick={onClosed}>
            {t('identify.close')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
const documentsFor = (age: number | null) =>
  TRAVELLER_DOCUMENTS.filter((type) => (age === null ? !isOfMinors(type) : suitsAge(type, age)));

/** The field that caused a rejection, by its pointer into the request. Null when no field did. */
function pointedField({ source }: Problem): Field | null {
  const [root, index, part = ''] = pointerParts(source?.pointer);
  const field = FIELDS[part];
  return root === 'travelers' && field ? `people.${Number(index)}.${field}` : null;
}
const fields = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
const actions = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
