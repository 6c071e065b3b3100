declare global {
  // Provided to modules by Rspack's runtime. The first two may be assigned.
  var __webpack_chunk_load__: (chunk: string, ...rest: unknown[]) => Promise<unknown>;
  var __webpack_get_script_filename__: (chunk: string) => string;
}
declare const require: { cache: Record<string, { error?: unknown }> };

const loadChunk = __webpack_chunk_load__;
const fileOfChunk = __webpack_get_script_filename__;
const attempts = new Map<string, number>();
/** Scripts that the shell no longer waits for: it dispatches `error` on them (`timeLimit.ts`). */
const abandonedScripts = new Set<string>();

document.addEventListener(
  'error',
  ({ isTrusted, target }) => {
    if (!isTrusted && target instanceof HTMLScriptElement) abandonedScripts.add(target.src);
  },
  true,
);

const urlOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'request') : undefined;

/**
 * - Immediately requests a file that failed once more. A failed `<link rel=preload>` makes Chromium fail the script it was meant
 *   for without a request, so the first failure says nothing about the connection now.
 * - Forgets modules that threw during evaluation. Otherwise the runtime would throw the same error on every retry.
 */
__webpack_chunk_load__ = async (...chunk) => {
  for (const [id, { error }] of Object.entries(require.cache)) if (error !== undefined) delete require.cache[id];
  try {
    return await loadChunk(...chunk);
  } catch (error) {
    if (abandonedScripts.has(String(urlOf(error)))) throw error;
    return loadChunk(...chunk);
  }
};

/**
 * Makes every retry of a chunk use a different URL. Browsers join a second request for the same URL to a first one that still
 * hangs, and reuse a bad response that was sent as immutable.
 */
__webpack_get_script_filename__ = (chunk) => {
  const attempt = attempts.get(chunk) ?? 0;
  attempts.set(chunk, attempt + 1);
  return attempt === 0 ? fileOfChunk(chunk) : `${fileOfChunk(chunk)}?try=${attempt}`;
};

/**
 * Makes failed chunks retryable without a page reload. The host imports this module first; remotes run it as a Module
 * Federation runtime plugin, each for its own chunks.
 */
export default function retryChunks(): { readonly name: string } {
  return { name: 'retry-chunks' };
}
