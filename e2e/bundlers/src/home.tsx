import { lazy, Suspense, useState } from 'react';
import { useBrand } from '@tiquete/platform';
import { Button, Container } from '@tiquete/ui';

const Offer = lazy(async () => {
  const { Offer: component } = await import(/* webpackChunkName: "offer" */ './offer');
  return { default: component };
});

/** An example page that uses hooks of React, the shell's context, components of ui and a chunk of its own. */
export function Page() {
  const { name } = useBrand();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Container>
      <h1 tabIndex={-1}>De otro empaquetador</h1>
      <p>Con {name}</p>
      <Button onClick={() => setIsOpen(true)}>Ver oferta</Button>
      {isOpen && (
        <Suspense fallback={<p>Un momento…</p>}>
          <Offer />
        </Suspense>
      )}
    </Container>
  );
}
