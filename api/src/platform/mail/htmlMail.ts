/** A paragraph of an email with a plain and an HTML version. */
export interface Paragraph {
  readonly title?: string;
  readonly text: string;
  /** Follows the text. */
  readonly link?: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** Returns a paragraph as plain text. */
export function textOf({ title, text, link }: Paragraph): string {
  const beginning = title === undefined ? text : `${title}: ${text}`;
  return link === undefined ? beginning : `${beginning}\n${link}`;
}

function paragraphOf({ title, text, link }: Paragraph): string {
  const heading = title === undefined ? '' : `<h2 style="font-size:1.1em;margin:1.2em 0 0.2em">${escape(title)}</h2>`;
  const content = link === undefined ? escape(text) : `<a href="${escape(link)}">${escape(text.replace(/:$/, ''))}</a>`;
  return `${heading}<p style="margin:0 0 0.8em">${content}</p>`;
}

/** Returns a page for mail programs: no pictures, nothing to load, colors of the program's own theme. */
export function htmlOf(subject: string, paragraphs: readonly Paragraph[]): string {
  const style = 'font-family:sans-serif;font-size:1em;line-height:1.5;max-width:36em;margin:0 auto;padding:1em';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="${style}">
${paragraphs.map(paragraphOf).join('\n')}
</body></html>
`;
}
