import type { ServerContext } from '../../platform/ServerContext.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** A change that an erasure caused for another person. Doesn't reveal who was erased. */
export interface ErasureNotice {
  readonly kind: 'class_owned' | 'co_teacher_left' | 'children_erased' | 'guardian_left';
  /** `origin` is the address of the site, without a trailing slash. */
  readonly mail: (origin: string) => Mail;
}

export type NoticeParts = Pick<ServerContext, 'sendMail' | 'log' | 'origin'>;

/** Emails those whom an erasure concerns. What was erased stays so, so failures are only logged. */
export async function sendNotices(
  { sendMail, log, origin }: NoticeParts,
  notices: readonly ErasureNotice[],
): Promise<void> {
  for (const { kind, mail } of notices) {
    await sendMail(mail(origin)).catch((error: unknown) =>
      log.error({ err: error, kind }, 'an email about an erasure could not be sent'),
    );
  }
}
