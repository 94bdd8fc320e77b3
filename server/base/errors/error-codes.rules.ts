export const STATUS_BY_CODE = {
  NO_DATA: 200, // the contract counts it as an answer
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  PLAN_LIMIT: 402,
  FORBIDDEN: 403,
  LIST_PRIVATE: 403,
  DEMO_LIST: 403,
  LIST_HIDDEN: 403,
  EMAIL_UNVERIFIED: 403,
  SECOND_FACTOR_MISSING: 403,
  REGISTRATION_CLOSED: 403,
  ACCOUNT_SUSPENDED: 403,
  INVITATION_FOR_ANOTHER: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  ALREADY_LISTED: 409,
  PUT_BACK: 409,
  ALREADY_BOUGHT: 409,
  FILE_TOO_LARGE: 413,
  ANSWER_TOO_LARGE: 413,
  INVALID_FILE_TYPE: 415,
  EXTRACTION_FAILED: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  TOO_MANY_SUBSCRIPTIONS: 429,
  TOO_MANY_CONNECTIONS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  MAINTENANCE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_BY_CODE;

export const MEANING_BY_CODE: Readonly<Record<ErrorCode, string>> = {
  NO_DATA: 'The page was read, and nothing on it looks like a product.',
  BAD_USER_INPUT:
    'A value is not what the operation takes. `fields` (over REST `errors`) says what is wrong with which.',
  UNAUTHENTICATED:
    'Nobody is signed in, the session has ended, or the API key is unknown. Sign in, renew the session, or send another key.',
  INVALID_CREDENTIALS: 'The address or the password is wrong. It is not said which.',
  SECOND_FACTOR_REQUIRED:
    'The first step of signing in was right, and the account asks for a second one. Finish with `completeSignIn`: `challenge`, and a code or, where `hasPasskeys` says that there is one, a passkey.',
  PLAN_LIMIT: 'The plan does not include this, or is full. The message says which; a larger plan helps.',
  FORBIDDEN: 'Not for this person or, if the message names a scope, not for this API key.',
  LIST_PRIVATE: 'The list is open only to those who work on it.',
  DEMO_LIST: 'Demo lists stay as they are. Use a list of your own.',
  LIST_HIDDEN: 'Administrators have hidden the list, so it cannot be opened to anybody else.',
  EMAIL_UNVERIFIED: 'The site asks for a verified address first: open the link in its mail, or have it sent again.',
  SECOND_FACTOR_MISSING:
    'The site asks administrators for a second factor. Set one up in the profile, or sign in with it.',
  REGISTRATION_CLOSED: 'The site takes no new accounts at the moment.',
  ACCOUNT_SUSPENDED: 'An administrator keeps the account out. The message says why.',
  INVITATION_FOR_ANOTHER: 'The invitation was sent to another address than the account has.',
  NOT_FOUND: 'There is no such thing, or it is not for this person to know.',
  METHOD_NOT_ALLOWED: 'Over REST: the address takes other methods, which the header `Allow` names.',
  CONFLICT:
    'Something stands against it as things are now: somebody else was faster, or a limit is reached. Read again, then decide.',
  ALREADY_LISTED:
    'An item of this name is on the list, and `unlessListed` asked not to add another. `itemId` and `quantityDesired` are those of the one that is there.',
  PUT_BACK: 'The item was put back on the list since, so the late purchase was not recorded.',
  ALREADY_BOUGHT: 'Nothing of the item was still needed, so the late purchase was not recorded.',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used before, for another request. Make up a new key for each.',
  FILE_TOO_LARGE: 'The file has more bytes or pixels than are taken.',
  ANSWER_TOO_LARGE: 'The answer would be larger than can be sent. Ask for less at once.',
  INVALID_FILE_TYPE: 'The file is no picture of a type that is taken, or is damaged.',
  EXTRACTION_FAILED: 'The page could not be read. `reason` says why.',
  RATE_LIMITED: 'Too many calls in a while. Try again when it says: `retryAfterSeconds`, or the header `Retry-After`.',
  TOO_MANY_SUBSCRIPTIONS: 'Too many subscriptions are open at once. End some and try again.',
  TOO_MANY_CONNECTIONS: 'Too many sockets are open at once. Close some and try again.',
  INTERNAL_SERVER_ERROR:
    'A mistake of ours, which is logged. Try again in a moment; name the `X-Request-Id` if it stays.',
  SERVICE_UNAVAILABLE: 'Something that is needed is away. Nothing was changed; try again in a moment.',
  MAINTENANCE: 'Only administrators are let in at the moment. Try again later.',
};
