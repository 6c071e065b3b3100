/**
 * Content of the `<style>` that Emotion fills through `insertRule`. Not empty, because Safari does not match the hash of
 * an empty text (https://github.com/styled-components/styled-components/issues/3704).
 */
export const emotionStyle = '/* Emotion */';

/** Style that react-aria (`usePreventScroll`) adds on iPhones while a dialog is open. */
const preventScrollStyle = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/** Contents of all `<style>` elements that scripts create. The content security policy allows them by hash. */
export const scriptStyles: readonly string[] = [emotionStyle, preventScrollStyle];
