import type { Page } from '@playwright/test';

/** Returns everything that the browser stores for the site of a page, as text: storage, databases, names of kept files and cookies. */
export async function storedBy(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('A request of IndexedDB failed.')));
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const content = database.transaction(store).objectStore(store);
        rows.push(name, store, await result(content.getAllKeys()), await result(content.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      rows.push(
        name,
        kept.map(({ url }) => url),
      );
    }
    return [{ ...localStorage }, { ...sessionStorage }, rows];
  });
  return JSON.stringify([inPage, await page.context().cookies()]);
}
