import { msg, t } from '@lingui/core/macro';
import { say } from '../languages/say.rules.ts';
import { type ErrorCode, STATUS_BY_CODE } from './error-codes.rules.ts';

/** An outcome a caller may see and act on. Anything else that is thrown is a bug: logged, answered as INTERNAL_SERVER_ERROR. */
export abstract class AppError extends Error {
  abstract readonly code: ErrorCode;
  readonly fields?: Record<string, string[]>;
  readonly details?: Record<string, unknown>;

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }
}

export function invalidRequestText(): string {
  return t`Invalid request. Please check your input.`;
}

/** A request that cannot be met as it is, though each of its values is well formed. */
export class BadRequest extends AppError {
  readonly code = 'BAD_USER_INPUT';
}

export class InvalidInput extends BadRequest {
  override readonly fields: Record<string, string[]>;

  /** `asAWhole` is what is wrong with an input of which no field can be blamed. */
  constructor(fields: Record<string, string[]> = {}, asAWhole = invalidRequestText()) {
    super(Object.values(fields)[0]?.[0] ?? asAWhole);
    this.fields = fields;
  }
}

export class NotSignedIn extends AppError {
  readonly code: ErrorCode = 'UNAUTHENTICATED';
  constructor(message = t`Your session has expired. Please log in again.`) {
    super(message);
  }
}

export class PlanLimit extends AppError {
  readonly code = 'PLAN_LIMIT';
}

export class NotAllowed extends AppError {
  readonly code: ErrorCode = 'FORBIDDEN';
  constructor(message = t`You do not have permission to perform this action.`) {
    super(message);
  }
}

const NOT_FOUND = {
  Resource: msg`Resource not found.`,
  'Undone purchase': msg`This purchase was already undone.`,
  List: msg`List not found`,
  Item: msg`Item not found`,
  Shop: msg`Shop not found`,
  Invitation: msg`Invitation not found`,
};

export class NotFound extends AppError {
  readonly code = 'NOT_FOUND';
  constructor(what: keyof typeof NOT_FOUND) {
    super(say(NOT_FOUND[what]));
  }
}

/** Over REST: there is such an address, which is asked in another way. */
export class MethodNotAllowed extends AppError {
  readonly code = 'METHOD_NOT_ALLOWED';
  readonly methods: readonly string[];
  constructor(methods: readonly string[]) {
    const taken = methods.join(', ');
    super(t`This address accepts ${taken}.`);
    this.methods = methods;
  }
}

export class Conflict extends AppError {
  readonly code: ErrorCode = 'CONFLICT';
}

/** As the draft of the header says: a key belongs to one request. */
export class IdempotencyKeyReused extends AppError {
  readonly code = 'IDEMPOTENCY_KEY_REUSED';
  constructor() {
    super(t`This idempotency key was used for another request.`);
  }
}

export class RateLimited extends AppError {
  readonly code = 'RATE_LIMITED';
  override readonly details;
  readonly secondsToWait: number;
  constructor(secondsToWait: number, message = t`Too many attempts. Please try again later.`) {
    super(message);
    this.secondsToWait = secondsToWait;
    this.details = { retryAfterSeconds: secondsToWait };
  }
}

/** Families and offices share an address, so there is a way on. */
export class NetworkLimited extends RateLimited {
  constructor(secondsToWait: number) {
    super(
      secondsToWait,
      t`A lot has come to this list from your network lately. Sign in with an account whose email address is confirmed to go on at once, or try again later.`,
    );
  }
}

/** Nothing was changed; the same call may succeed in a moment. */
export class Unavailable extends AppError {
  readonly code = 'SERVICE_UNAVAILABLE';
  constructor(message = t`Server error. Please try again later.`) {
    super(message);
  }
}

/** In characters of JSON, as they are counted: the largest list that we know of takes a third. */
export const MAX_ANSWER_CHARACTERS = 8_000_000;

export class AnswerTooLarge extends AppError {
  readonly code = 'ANSWER_TOO_LARGE';
  constructor() {
    const megabytes = MAX_ANSWER_CHARACTERS / 1_000_000;
    super(t`The answer would be larger than ${megabytes} MB. Ask for less at once.`);
  }
}
