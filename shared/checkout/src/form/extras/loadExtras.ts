/** The step is a chunk of its own: most of what a form needs comes before it. */
export const loadExtras = () => import(/* webpackChunkName: "checkout-extras" */ './ExtrasStep');
