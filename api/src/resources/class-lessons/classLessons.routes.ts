import {
  deleteClassLesson,
  getClassLessons,
  getClassView,
  getOwnLessons,
  patchClassLesson,
  postClassLesson,
} from '@countertop/contract/classes/classLessons';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { openClassView } from './classView.ts';
import { assignLesson, editLesson, listLessons, removeLesson } from './lessons.service.ts';
import { listOwnLessons } from './ownLessons.ts';

type ClassLessonParts = Pick<ServerContext, 'database' | 'now'>;

/** Routes for the lessons of classes. */
export function classLessonsRoutes(router: Router, { database, now }: ClassLessonParts): void {
  handle(router, getClassLessons, ({ classId }, { user }) => listLessons(database, user.id, classId));
  handle(router, postClassLesson, (wanted, { user }) => assignLesson(database, user.id, wanted, now()));
  handle(router, patchClassLesson, (changes, { user }) => editLesson(database, user.id, changes, now()));
  handle(router, deleteClassLesson, async (key, { user }) => {
    await removeLesson(database, user.id, key);
    return { ok: true };
  });
  handle(router, getOwnLessons, (_, { user }) =>
    user.current.player?.isInClass ? listOwnLessons(database, user.id, now()) : [],
  );
  handle(router, getClassView, async (key, { user, context }) => {
    const view = await openClassView(database, user.id, key);
    context.set({ 'Cache-Control': 'private, no-cache', ETag: view.etag });
    // Not `context.fresh`: scripts that set the header send `Cache-Control: no-cache` with it. Proxies that compress weaken the ETag.
    const isUnchanged = context.get('If-None-Match').replace(/^W\//, '') === view.etag;
    if (isUnchanged) context.status = 304;
    // Koa sends no body with 304.
    return { lesson: view.lesson, rows: isUnchanged ? [] : await view.readRows() };
  });
}
