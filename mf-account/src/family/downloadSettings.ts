import { call } from '@countertop/client/shared/call';
import { getSettingsExport } from '@countertop/contract/play/settings';
import { download } from '@countertop/design-system/download';

/** Downloads the settings of a child in the terms of Access for All. The file holds no name. Throws `CallError`. */
export async function downloadSettings(learnerId: string): Promise<void> {
  const settings = await call(getSettingsExport, { learnerId });
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  download(new TextEncoder().encode(text), 'application/json', 'countertop-settings.json');
}
