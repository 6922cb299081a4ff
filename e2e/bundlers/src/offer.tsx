import { useId } from 'react';

export function Offer() {
  return <p id={useId()}>Desde $ 120.000</p>;
}
