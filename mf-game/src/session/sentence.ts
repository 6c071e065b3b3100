/** Returns the text with a full stop, unless it already ends with a punctuation mark. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
