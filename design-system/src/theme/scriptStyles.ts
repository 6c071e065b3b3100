/**
 * What stands in the `<style>` that Emotion fills through `insertRule`. Not empty: Safari takes no hash of an empty text for
 * a match (https://github.com/styled-components/styled-components/issues/3704).
 */
export const emotionStyle = '/* Emotion */';

/** What react-aria (`usePreventScroll`) writes into the page on an iPhone while a dialog is open. */
const preventScrollStyle = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/** The texts of all `<style>` elements that scripts create in the product. The policy of a page allows each by its hash. */
export const scriptStyles: readonly string[] = [emotionStyle, preventScrollStyle];
