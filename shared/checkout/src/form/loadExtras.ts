/** The step of the extras is a chunk of its own, because it is drawn after the booking. */
export const loadExtras = () =>
  import(/* webpackChunkName: "checkout-extras" */ './extras/ExtrasStep');
