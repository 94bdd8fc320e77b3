import { isDatabaseAway } from '../../base/database/availability.ts';
import { type ErrorCode, MEANING_BY_CODE } from '../../base/errors/error-codes.rules.ts';
import { AppError, Unavailable } from '../../base/errors/errors.ts';
import { snakeCase } from '../../base/text/snake-case.ts';
import type { ProblemLog } from '../../core/users/caller.ts';

const NEXT_STEP: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: 'Mend the arguments that `errors` names, then call again.',
  NOT_FOUND: 'Read again (find_lists, read_list) and use an id from the answer. Do not guess ids.',
  FORBIDDEN: 'Tell the person; calling again changes nothing.',
  LIST_PRIVATE: 'Tell the person that the owner has to open the list, or to invite them.',
  PLAN_LIMIT: 'Tell the person what the message says.',
  CONFLICT: 'Read the list again, then decide with the person.',
  RATE_LIMITED: 'Wait for `retry_after_seconds`, then call again once.',
};

export function refusalFor(problem: unknown, log: ProblemLog | undefined): object {
  const refusal = isDatabaseAway(problem) ? new Unavailable() : problem;
  if (!(refusal instanceof AppError)) {
    log?.error(problem);
    return { code: 'INTERNAL_SERVER_ERROR', message: MEANING_BY_CODE.INTERNAL_SERVER_ERROR };
  }
  const { code, message, fields = {}, details = {} } = refusal;
  const errors = Object.entries(fields).map(([field, [first]]) => ({ argument: argumentOf(field), message: first }));
  const more = Object.entries(details).map(([name, value]) => [snakeCase(name), value]);
  return {
    code,
    message,
    ...(errors.length > 0 && { errors }),
    ...Object.fromEntries(more),
    what_to_do: NEXT_STEP[code] ?? MEANING_BY_CODE[code],
  };
}

/** The services say `input.0.title` of the first of several items. */
function argumentOf(field: string): string {
  return snakeCase(field.replace(/^input\b/, 'items')).replace(/\btitle$/, 'name');
}
