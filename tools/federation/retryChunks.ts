declare global {
  // Provided to modules by Rspack's runtime. The first two may be assigned.
  var __webpack_chunk_load__: (chunk: string, ...rest: unknown[]) => Promise<unknown>;
  var __webpack_get_script_filename__: (chunk: string) => string;
}
declare const require: { cache: Record<string, { error?: unknown }> };

const loadChunk = __webpack_chunk_load__;
const fileOfChunk = __webpack_get_script_filename__;
const attempts = new Map<string, number>();

/** Forgets modules that threw during evaluation, so that a retry evaluates them again instead of throwing the same error. */
__webpack_chunk_load__ = (...chunk) => {
  for (const [id, { error }] of Object.entries(require.cache)) if (error !== undefined) delete require.cache[id];
  return loadChunk(...chunk);
};

/**
 * Gives every retry of a chunk a URL of its own. Browsers join a second request for the same URL to a first one that still
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
