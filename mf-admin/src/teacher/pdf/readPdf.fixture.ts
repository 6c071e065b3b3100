import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader finds in a PDF. */
export interface ReadPdf {
  /** The file itself; pdfkit leaves its objects in plain sight. */
  readonly raw: string;
  /** The role of each part of the structure. */
  readonly tags: readonly string[];
  /** What each figure says in words. */
  readonly alternatives: readonly string[];
  readonly pages: number;
  readonly title: unknown;
  /** All words, in the order in which they are read. */
  readonly text: string;
}

/** The words of all figures below a part of the structure, whatever it is. */
function alternativesOf(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const [own, children]: [unknown, unknown] = [Reflect.get(part, 'alt'), Reflect.get(part, 'children')];
  return [
    ...(typeof own === 'string' ? [own] : []),
    ...(Array.isArray(children) ? children.flatMap((child) => alternativesOf(child)) : []),
  ];
}

/** Takes a PDF apart by a reader that is not its writer. */
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
