// @ts-check

/**
 * Changes the text of a file.
 * @typedef {(source: string) => string} Edit
 */

/**
 * Files to write and edit, and what is left for the developer to do.
 * @typedef {object} Plan
 * @property {Record<string, string>} files texts of the new files, by path
 * @property {Record<string, Edit>} edits
 * @property {readonly string[]} next
 */

/**
 * Returns an edit that inserts `text` before the first occurrence of `marker`. It throws if the marker is missing.
 * @param {string} marker
 * @param {string} text
 * @returns {Edit}
 */
export function insertBefore(marker, text) {
  return (source) => {
    const index = source.indexOf(marker);
    if (index < 0) throw new Error(`Nothing was written: could not find ${JSON.stringify(marker)}.`);
    return source.slice(0, index) + text + source.slice(index);
  };
}

/**
 * Returns the spellings of a component's or a resource's name.
 * @param {string} name for example `OrderTicket`
 * @returns {{ camel: string, kebab: string, sentence: string }} `orderTicket`, `order-ticket`, `Order ticket`
 */
export function spellings(name) {
  const spaced = name.replaceAll(/(?<!^)[A-Z]/g, ' $&').toLowerCase();
  return {
    camel: name.slice(0, 1).toLowerCase() + name.slice(1),
    kebab: spaced.replaceAll(' ', '-'),
    sentence: name.slice(0, 1) + spaced.slice(1),
  };
}
