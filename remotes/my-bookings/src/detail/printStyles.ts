import { css } from '@tiquete/ui';

/** On paper the voucher stands alone: everything of the document that neither holds it nor belongs to it goes. */
export const voucherAlone = css`
  @page {
    margin: 16mm;
  }
  @media print {
    body {
      background: none;
    }
    body *:not(:has([data-voucher]), [data-voucher], [data-voucher] *) {
      display: none !important;
    }
  }
`;
export const screenOnly = css`
  @media print {
    display: none !important;
  }
`;
export const paperOnly = css`
  @media not print {
    display: none !important;
  }
`;
