declare module 'fontkit' {
  /** A typeface that caches its decoded tables. */
  export interface Face {
    characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): unknown;
    layout(text: string): unknown;
  }
  export function create(bytes: Uint8Array): Face;
}
declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** Registers an open typeface, which many documents may share. */
    registerFont(name: string, face: import('fontkit').Face): this;
  }
}
