import { customerIds, type CustomerId } from '@countertop/engine/play/floor/cast';

/** Returns the number of the drawing of a child's picture: the first one until a picture is chosen. */
export function lookOf(picture: CustomerId | null): number {
  return picture === null ? 0 : customerIds.indexOf(picture);
}
