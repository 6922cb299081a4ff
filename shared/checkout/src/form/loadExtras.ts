/** Loads the extras step, a separate chunk because it appears only after the booking. */
export const loadExtras = () =>
  import(/* webpackChunkName: "checkout-extras" */ './extras/ExtrasStep');
