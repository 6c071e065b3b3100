import { CallError } from '@countertop/client/call';
import { exportPath } from '@countertop/contract/dataExport.limits';
import { download } from '@countertop/design-system/download';

/** The name of an attachment; a usual one if the answer names none. */
function fileNameOf(response: Response): string {
  const header = response.headers.get('Content-Disposition') ?? '';
  return /filename="([\w.-]+)"/.exec(header)?.[1] ?? 'your-data.zip';
}

/** Downloads the archive of everything that is stored of the caller. Throws `CallError` if the server refuses. */
export async function downloadData(): Promise<void> {
  const response = await fetch(exportPath, { credentials: 'include' });
  if (!response.ok) throw new CallError(response.status, await response.text());
  download(new Uint8Array(await response.arrayBuffer()), 'application/zip', fileNameOf(response));
}
