import { getHealth, getReadiness } from '@countertop/contract/site/health';
import type { Middleware } from 'koa';
import type { DataFile } from '../db/DataFile.ts';
import { storageUnavailable } from '../errors/ApiError.ts';

const probes = new Set<string>([getHealth.path, getReadiness.path]);

/** Rejects calls while the data file is lost, because anything they write would be lost with the process. Probes still work. */
export function refuseWithoutData(dataFile: DataFile | null): Middleware {
  return function refuse(context, next) {
    if (dataFile?.isLost && !probes.has(context.path)) throw storageUnavailable();
    return next();
  };
}
