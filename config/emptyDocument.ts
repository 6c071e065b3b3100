import { afterEach, beforeEach } from 'vitest';

/** Test files share one document and its storage. Tests unmount what they render. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  document.body.replaceChildren();
});
