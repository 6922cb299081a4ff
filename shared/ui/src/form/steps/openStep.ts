const stepsOf = (form: HTMLElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>('[data-step]') ?? []),
];
const isEmpty = ({ dataset }: HTMLElement) =>
  dataset.step === 'empty' || dataset.step === 'optional';

/**
 * Focuses the control of a step. A control with a panel also opens it, and then the panel takes the focus. The panel of a step
 * that the traveller may skip opens only in place: over the form it would catch the press on the button that searches.
 */
function open(step: HTMLElement): void {
  const control = step.querySelector<HTMLElement>('input, button');
  control?.focus();
  const isInPlace = !control?.hasAttribute('aria-haspopup');
  if (
    control?.tagName === 'BUTTON' &&
    control.getAttribute('aria-expanded') === 'false' &&
    (isInPlace || step.dataset.step === 'empty')
  )
    control.click();
}
/** Opens the first step of a form if it is empty. */
export function openFirstStep(form: HTMLElement | null): void {
  const [first] = stepsOf(form);
  if (first && isEmpty(first)) open(first);
}
/**
 * Opens the first empty step after `done`. After a step that was filled for the first time (`isNew`), a step with a default
 * value that follows it opens too. Nothing opens while an earlier step is empty, because the form is then not filled in order.
 */
export function openNextStep(done: HTMLElement, isNew: boolean): void {
  const steps = stepsOf(done.closest('form'));
  const at = steps.indexOf(done);
  if (steps.slice(0, at + 1).some(isEmpty)) return;
  const [following, ...later] = steps.slice(at + 1);
  if (isNew && following?.dataset.step === 'default') return open(following);
  const next = [following, ...later].find((step) => step && isEmpty(step));
  if (next) open(next);
}
