import { useRequest } from '@tiquete/platform';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Problem } from '@tiquete/platform';
import { Button, css, Notice, type ButtonProps, type Theme } from '@tiquete/ui';
import { useAccess } from '../useAccess';
import type { AccountValues } from './accountValues';
import { problemField } from './problemField';
import { problemText } from './problemText';
import { SAID, type AccountForm as Form } from './useAccountForm';

interface AccountFormProps {
  form: Form;
  submit: string;
  variant?: ButtonProps['variant'];
  /** The request. An error that it throws is shown at its field or above the button; the typed values remain. */
  onSend: (values: AccountValues) => Promise<void>;
  /** Text for a problem with a special explanation; undefined for the general text. */
  describe?: (problem: Problem) => ReactNode;
  /** A second button, such as cancel. */
  beside?: ReactNode;
  label?: string;
  children: ReactNode;
}
export function AccountForm({
  form,
  submit,
  variant,
  onSend,
  describe,
  beside,
  label,
  children,
}: AccountFormProps) {
  const t = useAccess();
  const { request, run } = useRequest();
  const sayAtField = (problem: Problem): boolean => {
    const name = problemField(problem, form.getValues());
    if (!name || problem.retryAfterSeconds !== undefined) return false;
    form.setError(name, { type: SAID, message: problem.title }, { shouldFocus: true });
    return true;
  };
  const send = (event: FormEvent) =>
    form.handleSubmit((values) => run(() => onSend(values), sayAtField))(event);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)} aria-label={label} css={fields}>
        {children}
        {request.phase === 'failed' && (
          <Notice
            kind="error"
            text={describe?.(request.problem) || problemText(request.problem, t)}
          />
        )}
        <div css={buttons}>
          <Button type="submit" variant={variant} busy={request.phase === 'loading'}>
            {submit}
          </Button>
          {beside}
        </div>
      </form>
    </FormProvider>
  );
}
/** The scroll margin prevents the sticky header from covering a focused field. */
const fields = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  input,
  select {
    scroll-margin-block: ${theme.spacing(28)};
  }
`;
const buttons = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)};
  & > * {
    flex: 1 1 auto;
  }
  ${theme.up(600)} {
    & > * {
      flex: 0 1 auto;
    }
    & > :only-child {
      min-width: 220px;
    }
  }
`;
