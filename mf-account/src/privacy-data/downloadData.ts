import { CallError } from '@countertop/client/shared/CallError';
import { exportPath } from '@countertop/contract/accounts/dataExport.limits';
import { download } from '@countertop/design-system/download';

/** Returns the file name of an attachment, or a default name. */
function fileNameOf(response: Response): string {
  const header = response.headers.get('Content-Disposition') ?? '';
  return /filename="([\w.-]+)"/.exec(header)?.[1] ?? 'your-data.zip';
}

/** Downloads the archive of all data stored about the user. Throws `CallError`. */
export const downloadData = (): Promise<void> => downloadArchive(exportPath);

/** Downloads an archive of stored data. Throws `CallError`. */
export async function downloadArchive(path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) throw new CallError(response.status, await response.text(), response.headers);
  download(new Uint8Array(await response.arrayBuffer()), 'application/zip', fileNameOf(response));
}
