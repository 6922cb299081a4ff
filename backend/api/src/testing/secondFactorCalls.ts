/** Well-formed calls about the second factor with invalid proofs. */
export const SECOND_FACTOR_CALLS = {
  'GET operations/second_factor': () => ({}),
  'POST operations/second_factor/enrolments': () => ({}),
  'POST operations/second_factor/proofs': () => ({ body: { code: '123456' } }),
  'GET operations/second_factor/passkeys': () => ({}),
  'POST operations/second_factor/passkeys/options': () => ({}),
  'POST operations/second_factor/passkeys': () => ({
    body: {
      name: 'Portátil',
      response: {
        id: 'AQID',
        rawId: 'AQID',
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    },
  }),
  'DELETE operations/second_factor/passkeys/:id': () => ({ params: { ':id': 'AQID' } }),
  'POST operations/second_factor/passkey_proofs/options': () => ({}),
  'POST operations/second_factor/passkey_proofs': () => ({
    body: {
      response: {
        id: 'AQID',
        rawId: 'AQID',
        response: { clientDataJSON: 'e30', authenticatorData: 'AQID', signature: 'AQID' },
      },
    },
  }),
};
