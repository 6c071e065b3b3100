import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';

/** This document: all endpoints of the contract in OpenAPI 3.1. */
export const getOpenApi = endpoint('GET', '/api/admin/openapi', {
  access: 'admin',
  input: z.strictObject({}),
  output: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
});
