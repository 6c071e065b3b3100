/** Topics, limits and links of support requests without schemas, so that a form can check input before it sends it. */

export const supportTopics = ['payment', 'account', 'game', 'privacy', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** Path of the page with the form. */
export const supportPath = '/support';
/** Name of the `<meta>` element in which the server tells pages the support address, if there is one. */
export const supportEmailMeta = 'support-email';
/** Hours within which a request is answered. `priority` is part of paid plans. */
export const supportHours = { standard: 48, priority: 24 } as const;
/** Room for a detailed description. In characters. */
export const supportMessageMaxLength = 4000;
/** Requests per page of the administrators' list. */
export const supportPageSize = 50;

export interface SupportDetails {
  readonly topic?: SupportTopic;
  /** ID of the request that failed, as error messages show it. */
  readonly reference?: string;
}

/** Returns a link to the form with some fields filled in: `/support?topic=payment`. */
export function supportLink(details: SupportDetails): string {
  return `${supportPath}?${new URLSearchParams({ ...details }).toString()}`;
}
