/** Errors that any endpoint can return, with their HTTP status. */
export const commonErrors = {
  bad_request: 400,
  invalid_json: 400,
  signed_out: 401,
  cross_site: 403,
  not_allowed: 403,
  /** Too long since the password was entered: `postConfirmPassword` takes it again. */
  password_needed: 403,
  /** A child plays in this session. Only what children may do is allowed until a grown-up takes the device back. */
  child_session: 403,
  /** The role requires a second factor, and this session began without one. */
  second_factor_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  too_large: 413,
  unsupported_media_type: 415,
  expectation_failed: 417,
  unknown_host: 421,
  invalid_input: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  busy: 503,
  storage_unavailable: 503,
} as const;

/** Errors that only the endpoints that declare them can return, with their HTTP status. */
export const endpointErrors = {
  // Accounts
  /** The same for an unknown email address and for a wrong password. */
  wrong_credentials: 401,
  /** Too many attempts to sign in, by anybody; a link by email still works. */
  sign_in_blocked: 429,
  /** The first step of signing in was too long ago. */
  sign_in_expired: 401,
  /** The visit to the identity provider was too long ago. */
  sign_up_expired: 410,
  account_exists: 409,
  account_gone: 410,
  account_not_found: 404,
  /** People sign in at an identity provider here. */
  passwords_not_used: 403,
  wrong_password: 422,
  common_password: 422,
  same_email: 422,
  /** The link was used, replaced, or is too old. */
  link_expired: 410,
  session_not_found: 404,
  wrong_code: 422,
  second_factor_unavailable: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  second_factor_not_started: 409,

  // Progress and awards
  plan_required: 403,
  implausible_game: 422,
  progress_not_found: 404,
  /** Another device saved in between; the body holds what it saved. */
  progress_outdated: 409,
  unknown_version: 422,
  previous_game_not_found: 404,
  unknown_badge: 422,
  unknown_certificate: 422,
  certificate_not_found: 404,
  /** The learner was erased, so what a device still has of theirs can be deleted. */
  learner_gone: 410,
  /** No game known to the server has earned this award; retry once the game is saved. */
  not_earned_yet: 409,

  // Payments
  payments_unavailable: 503,
  payment_provider_unreachable: 503,
  invalid_idempotency_key: 400,
  idempotency_key_reused: 422,
  free_plan: 422,
  coming_soon: 422,
  wrong_currency: 422,
  wrong_amount: 422,
  /** The plan is already running, and the order didn't ask to extend it. */
  plan_active: 409,
  /** An earlier payment of the same person is still being processed. */
  payment_pending: 409,
  order_not_found: 404,
  wrong_signature: 400,
  plan_mismatch: 422,
  already_paid: 409,
  /** The provider has not captured the money yet; the only refusal of `postVerifyPayment` worth a retry. */
  not_captured: 409,
  no_subscription: 409,
  payment_not_found: 404,
  /** More than `guaranteeDays` after the payment. */
  refund_expired: 409,
  /** The account has already used its self-service refund of the last twelve months; support can still help. */
  refund_used: 409,
  /** The payer's bank decides about the money, so a refund could return it twice. */
  refund_disputed: 409,
  /** The bank rejected an earlier refund of this payment; support returns the money in another way. */
  refund_failed: 409,

  // Family
  too_many_children: 409,
  /** It looks like a full name, an address or something rude. `fields.nickname` says which; a full name can be confirmed. */
  unsafe_nickname: 422,
  child_not_found: 404,
  wrong_pictures: 422,
  /** Too many wrong picture passwords; a grown-up can set a new one. */
  pictures_blocked: 429,
  wrong_pin: 422,
  pin_not_set: 409,
  not_owner: 403,
  too_many_invitations: 409,
  invitation_not_found: 404,
  invitation_used: 410,
  invitation_expired: 410,
  own_invitation: 409,
  too_many_guardians: 409,
  guardian_not_found: 404,
  /** The child's guardian has withdrawn consent or not yet given it, so nothing is stored. */
  consent_needed: 403,
  /** The notice has changed since it was read. */
  notice_changed: 409,
  settings_not_saved: 404,
  /** Unknown, mistyped or too old. */
  settings_code_invalid: 404,

  // Classes
  class_not_found: 404,
  /** Another teacher saved in between; the body holds what is stored. */
  class_changed: 409,
  too_many_classes: 409,
  class_full: 409,
  /** The last day of the class is over. */
  class_ended: 410,
  /** A child's session, while the plan of the class has ended: it works again with the plan. */
  class_plan_ended: 401,
  /** The last day of a class, or the end of open sign-in, is in the past or too far away. */
  wrong_end: 422,
  /** `fields` says for each name why it can't be used: `{ 'names.3': 'duplicate' }`. */
  unsafe_names: 422,
  seat_not_found: 404,
  staff_not_found: 404,
  too_many_staff: 409,
  /** The teacher who asked to join can't at the moment: no plan to own a class, or too many classes. */
  teacher_not_ready: 409,
  class_code_unknown: 404,
  /** The teacher hasn't opened sign-in by code, or its time is over. */
  class_closed: 403,
  lesson_not_found: 404,
  /** Another teacher changed the lesson in between; the body holds what is stored. */
  lesson_changed: 409,
  too_many_lessons: 409,
  /** The code is mistyped, or of rules newer than the server's. */
  lesson_code_invalid: 422,
  /** The lesson is for another age band than the class. */
  lesson_band: 422,
  /** The lesson would end before it opens, in the past, or after the class. */
  lesson_times: 422,
  /** Too many wrong pictures today; a teacher can unlock the seat. */
  seat_locked: 429,
  /** No card was made for this seat yet, or it was voided. */
  card_needed: 409,
  card_void: 410,
  /** A grown-up is signed in on this device. */
  adult_signed_in: 409,

  // Support
  support_request_not_found: 404,

  // Health
  stopping: 503,
  data_file_missing: 503,
  database_unavailable: 503,
} as const;

export type CommonErrorCode = keyof typeof commonErrors;
export type EndpointErrorCode = keyof typeof endpointErrors;
export type ErrorCode = CommonErrorCode | EndpointErrorCode;

/** The HTTP status of each error code. */
export const errorStatus: Readonly<Record<ErrorCode, number>> = { ...commonErrors, ...endpointErrors };

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code);
}
