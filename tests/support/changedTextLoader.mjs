// @ts-check
/**
 * Puts another text into a source before it is built.
 * @this {import('@rspack/core').LoaderContext<{ from: string, to: string }>}
 * @param {string} source
 */
export default function changeText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} has no '${from}'.`);
  return source.replaceAll(from, to);
}
