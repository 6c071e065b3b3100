/** Starts the delay of the spinner in the document again. On a busy machine it is over before a test looks. */
export function restart(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[role="status"] > *')];
  for (const { style } of parts) style.animation = 'none';
  document.body.getBoundingClientRect();
  for (const { style } of parts) style.animation = '';
}
