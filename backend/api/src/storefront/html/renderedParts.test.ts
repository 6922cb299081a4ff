import { renderedHead } from './renderedParts';

const head = (visitorName: string | null) =>
  renderedHead(
    { html: '', styles: [], page: { path: '/', release: null, state: {} } },
    { nonce: 'n0', beforePaint: '', visitorName, hasScripts: true },
  );

it('writes the name of a signed-in visitor so that it can end neither string nor element', () => {
  expect(head('Ñu"</style>')).toContain(
    String.raw`<style nonce="n0">:root{--visitor-name:"\d1 \75 \22 \3c \2f \73 \74 \79 \6c \65 \3e "}</style>`,
  );
});

it('writes no name without a session', () => {
  expect(head(null)).not.toContain('--visitor-name');
});
