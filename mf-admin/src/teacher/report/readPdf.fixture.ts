import { extractText, getDocumentProxy } from 'unpdf';

/** Content of a parsed PDF. */
export interface ReadPdf {
  /** The file as text. pdfkit doesn't compress its objects. */
  readonly raw: string;
  /** Role of each structure element. */
  readonly tags: readonly string[];
  /** Text alternative of each figure. */
  readonly alternatives: readonly string[];
  readonly pages: number;
  readonly title: unknown;
  /** All text in reading order. */
  readonly text: string;
}

/** Returns the text alternatives of all figures in a structure tree. */
function alternativesOf(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const [own, children]: [unknown, unknown] = [Reflect.get(part, 'alt'), Reflect.get(part, 'children')];
  return [
    ...(typeof own === 'string' ? [own] : []),
    ...(Array.isArray(children) ? children.flatMap((child) => alternativesOf(child)) : []),
  ];
}

/** Parses a PDF, with another library than the one that writes it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const raw = Buffer.from(bytes).toString('latin1');
  const document = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(document, { mergePages: true });
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  const trees = await Promise.all(pages.map(async (page) => (await page).getStructTree()));
  const { info } = await document.getMetadata();
  return {
    raw,
    tags: [...raw.matchAll(/\/S \/(\w+)/g)].map(([, tag]) => tag ?? ''),
    alternatives: trees.flatMap((tree) => alternativesOf(tree)),
    pages: document.numPages,
    title: Reflect.get(info, 'Title'),
    text,
  };
}
