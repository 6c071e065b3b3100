import { getHealth, getReadiness } from '@countertop/contract/health';
import type { Middleware } from 'koa';
import type { DataFile } from '../db/DataFile.ts';
import { storageUnavailable } from '../errors/ApiError.ts';

const probes = new Set<string>([getHealth.path, getReadiness.path]);

/** Refuses calls while the data file is lost: what they wrote would be gone with the process. The probes go on answering. */
export function refuseWithoutData(dataFile: DataFile | null): Middleware {
  return function refuse(context, next) {
    if (dataFile?.isLost && !probes.has(context.path)) throw storageUnavailable();
    return next();
  };
}
