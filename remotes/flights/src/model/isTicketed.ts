import { PAID, type Stage } from '@tiquete/checkout';

/** True for a paid booking that was not cancelled yet. */
export const isTicketed = (stage: Stage): boolean => PAID.includes(stage) || stage === 'cancelling';
