import { css } from '@tiquete/ui';

/** Prints only the voucher: hides every element that neither contains it nor is inside it. */
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
