declare namespace PDFKit.Mixins {
  /** What pdfkit takes and its types do not know yet. */
  interface StructureElementOptions {
    /** Left, top, right and bottom of a figure, in points from the upper corner of the page. */
    bbox?: readonly [number, number, number, number];
    /** What a head of a table is over. */
    scope?: 'Column' | 'Row';
  }
}
