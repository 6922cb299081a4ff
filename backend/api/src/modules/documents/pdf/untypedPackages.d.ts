declare module 'fontkit' {
  /** A typeface; what it decodes it keeps. */
  export interface Face {
    characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): unknown;
    layout(text: string): unknown;
  }
  export function create(bytes: Uint8Array): Face;
}
declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** A face that is open already, for any number of documents. */
    registerFont(name: string, face: import('fontkit').Face): this;
  }
}
