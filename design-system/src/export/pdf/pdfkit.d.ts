declare namespace PDFKit.Mixins {
  /** Options missing in pdfkit's types. */
  interface StructureElementOptions {
    /** Left, top, right and bottom of a figure, in points from the top of the page. */
    bbox?: readonly [number, number, number, number];
    /** Scope of a table header. */
    scope?: 'Column' | 'Row';
  }
  interface TextOptions {
    /** Percent. */
    horizontalScaling?: number;
  }
}
