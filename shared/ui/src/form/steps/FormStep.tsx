import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FieldDoneContext } from './fieldDone';
import { openNextStep } from './openStep';

export interface FormStepProps {
  /** Undefined for a step with a default value, such as the travellers. */
  isEmpty?: boolean;
  /** True for a step that the traveller may leave empty. */
  isOptional?: boolean;
  isWrong?: boolean;
  children: ReactNode;
}
/**
 * One step of a form, around one field. When the traveller has filled it, the next empty step opens. A step with a
 * default value follows once, after the first choice in the step before it. On a wide screen it only takes the focus.
 */
export function FormStep({ isEmpty, isOptional, isWrong, children }: FormStepProps) {
  const step = useRef<HTMLDivElement>(null);
  const isNew = useRef(isEmpty === true);
  /** True once a step with a default value was opened, or an optional one was left empty. */
  const [isSettled, setSettled] = useState(false);
  const [choices, setChoices] = useState(0);
  // After the effects of the field, with which its panel closes and returns the focus.
  useEffect(() => {
    if (choices === 0 || !step.current) return;
    openNextStep(step.current, isNew.current);
    isNew.current = false;
  }, [choices]);
  const done = () => {
    if (isOptional) setSettled(true);
    setChoices(choices + 1);
  };
  return (
    <FieldDoneContext value={done}>
      <div
        ref={step}
        role="presentation"
        data-step={isSettled ? 'filled' : stateOf(isEmpty, isOptional)}
        data-wrong={isWrong}
        onClick={isEmpty === undefined ? () => setSettled(true) : undefined}
      >
        {children}
      </div>
    </FieldDoneContext>
  );
}
function stateOf(isEmpty: boolean | undefined, isOptional = false) {
  if (isEmpty === undefined) return 'default';
  if (!isEmpty) return 'filled';
  return isOptional ? 'optional' : 'empty';
}
