import { useRef, useState } from 'react';
import type { ConsoleBrands } from '@tiquete/contracts';
import { type Problem, useApi, useMessages, useNavigate, useRequest } from '@tiquete/platform';
import { formColumn, formRow } from '@tiquete/staff';
import { Button, css, Notice, Section, Select, TextField, type Theme } from '@tiquete/ui';
import { createBrand } from '../api';
import { RULES } from '../model/textRules';
import { brandUrl } from '../urls';

const OWN_RULES = { name: /\S/, id: /^[a-z][a-z0-9-]{1,30}$/, host: RULES.host };
type Name = keyof typeof OWN_RULES;
const NAMES = ['name', 'id', 'host'] as const;

/** Creates a brand as a copy of another, with its own name and host. */
export function CreateForm({ brands }: { brands: ConsoleBrands['brands'] }) {
  const t = useMessages('brands');
  const api = useApi();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { request, run } = useRequest();
  const [copy, setCopy] = useState(brands[0]?.id ?? '');
  const [values, setValues] = useState({ name: '', id: '', host: '' });
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const set = (name: Name, value: string) => {
    setValues({ ...values, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  const point = (found: Partial<Record<Name, string>>) => {
    setErrors(found);
    // Waits for the render of the errors.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    );
  };
  const send = async () => {
    const wrong = NAMES.filter((name) => !OWN_RULES[name].test(values[name]));
    if (wrong.length > 0)
      return point(Object.fromEntries(wrong.map((name) => [name, t(`create.wrong.${name}`)])));
    const isMade = await run(
      async () => void (await createBrand(api, { copy, ...values })),
      (problem) => {
        const name = fieldOfProblem(problem);
        if (name) point({ [name]: problem.detail ?? problem.title });
        return name !== null;
      },
    );
    if (isMade) void navigate(brandUrl(values.id));
  };
  return (
    <Section size="s" title={t('create.title')} hint={t('create.hint')}>
      <form
        ref={form}
        css={formColumn}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div css={grid}>
          <Select
            label={t('create.copy')}
            value={copy}
            onChange={setCopy}
            options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {NAMES.map((name) => (
            <TextField
              key={name}
              label={t(`create.${name}`)}
              hint={t(`create.hints.${name}`)}
              value={values[name]}
              error={errors[name]}
              onChange={(text) => set(name, name === 'name' ? text : text.trim())}
            />
          ))}
        </div>
        {request.phase === 'failed' && (
          <Notice kind="error" text={request.problem.detail ?? request.problem.title} />
        )}
        <div css={formRow}>
          <Button type="submit" busy={request.phase === 'loading'}>
            {t('create.send')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function fieldOfProblem({ meta, source }: Problem): Name | null {
  if (meta?.code === 'KNOWN_BRAND') return 'id';
  if (meta?.code === 'HOST_TAKEN') return 'host';
  return NAMES.find((name) => source?.pointer === `/${name}`) ?? null;
}
const grid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${theme.spacing(4)};
  align-items: start;
`;
