import { fillPath } from '@countertop/contract/shared/endpoint';
import { getChildExport } from '@countertop/contract/family/family';
import { downloadArchive } from '../privacy-data/downloadData.ts';

/** Downloads everything stored about a child. Throws `CallError`. */
export function downloadChild(learnerId: string): Promise<void> {
  return downloadArchive(fillPath(getChildExport.path, { learnerId }));
}
