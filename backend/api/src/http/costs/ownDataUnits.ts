/** Units of a call that is answered from our own data, without a supplier. */
export const OWN_DATA_UNITS = 0.1;
