// @ts-check
/**
 * Replaces a text in a source file.
 * @this {import('@rspack/core').LoaderContext<{ from: string, to: string }>}
 * @param {string} source
 */
export default function changeText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} doesn't contain '${from}'.`);
  return source.replaceAll(from, to);
}
