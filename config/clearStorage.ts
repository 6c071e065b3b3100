import { beforeEach } from 'vitest';

/** Test files share one document and its storage. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
