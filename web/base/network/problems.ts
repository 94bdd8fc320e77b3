import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ErrorCode, STATUS_BY_CODE } from '#rules/base/errors/error-codes';
import { say } from '#rules/base/languages/say';
import { networkProblemText, offlineProblemText } from './connection-problems.ts';
import { EmptyAnswer } from './demand.ts';
import { ProxySignIn } from './proxy-sign-in.ts';

const BY_STATUS: Record<number, MessageDescriptor> = {
  400: msg`Invalid request. Please check your input.`,
  401: msg`Your session has expired. Please log in again.`,
  403: msg`You do not have permission to perform this action.`,
  404: msg`Resource not found.`,
};

export function unexpectedProblemText(): string {
  return t`An unexpected error occurred. Please try again.`;
}

export interface RefusedAnswer {
  errors?: readonly { extensions?: { code?: unknown } }[];
}

export function problemCode(error: unknown): ErrorCode | undefined {
  return CombinedGraphQLErrors.is(error) ? refusalCode(error) : undefined;
}

export function refusalCode({ errors }: RefusedAnswer): ErrorCode | undefined {
  return errors?.[0]?.extensions?.code as ErrorCode | undefined;
}

export function hasCode(error: unknown, ...codes: ErrorCode[]): boolean {
  return codes.some((code) => code === problemCode(error));
}

export interface KeptRefusal {
  code: ErrorCode;
  message: string;
}

export function keptRefusal(error: unknown): KeptRefusal | null {
  const code = problemCode(error);
  return code && LASTING_REFUSALS.includes(code) ? { code, message: problemText(error) } : null;
}

export function errorOfRefusal({ code, message }: KeptRefusal): Error {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
}

const LASTING_REFUSALS: readonly ErrorCode[] = ['PLAN_LIMIT', 'BAD_USER_INPUT'];

export function fieldProblems(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const fields = (error.errors[0]?.extensions?.fields ?? {}) as Record<string, string[]>;
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? '']));
}

export function isNetworkProblem(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof ProxySignIn) return true; // the first is what fetch throws
  return error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'NetworkError');
}

/** The server, or the way to it, failed; all else is a failure of our own. */
export function isAnswerMissing(error: unknown): boolean {
  return isNetworkProblem(error) || CombinedGraphQLErrors.is(error) || ServerError.is(error);
}

/** The server's words, else the caller's, else by kind. */
export function problemText(error: unknown, otherwise?: string): string {
  const isOffline = isNetworkProblem(error) && navigator.onLine === false;
  return serverWords(error) ?? (isOffline ? offlineProblemText() : otherwise) ?? defaultText(error);
}

/** Pages about one's account name the connection, and a failure may be of our own making there. */
export function authProblemText(error: unknown, otherwise = unexpectedProblemText()): string {
  if (error instanceof ProxySignIn) return error.message;
  if (isNetworkProblem(error)) return networkProblemText();
  if (CombinedGraphQLErrors.is(error) || ServerError.is(error)) return problemText(error, otherwise);
  return (error instanceof Error && error.message) || otherwise;
}

const OF_CREDENTIALS: Record<number, MessageDescriptor> = {
  401: msg`Incorrect email or password`,
  404: msg`Email address not found.`,
};

export function credentialsProblemText(error: unknown, otherwise: string): string {
  const byStatus = ServerError.is(error) ? OF_CREDENTIALS[error.statusCode] : undefined;
  return authProblemText(error, byStatus ? say(byStatus) : otherwise);
}

function defaultText(error: unknown): string {
  if (isNetworkProblem(error)) return networkProblemText();
  const status = statusOf(error);
  if (status && status >= 500) return t`Server error. Please try again later.`;
  const known = status && BY_STATUS[status];
  return known ? say(known) : unexpectedProblemText();
}

function statusOf(error: unknown): number | undefined {
  if (ServerError.is(error)) return error.statusCode;
  const code = problemCode(error);
  return code && STATUS_BY_CODE[code];
}

function serverWords(error: unknown): string | undefined {
  if (error instanceof EmptyAnswer || error instanceof ProxySignIn) return error.message;
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message || undefined;
  if (ServerError.is(error)) return wordsOfBody(error.bodyText);
  return undefined;
}

function wordsOfBody(text: string): string | undefined {
  try {
    const body = JSON.parse(text);
    const words = body.errors?.[0]?.message ?? body.message ?? body.detail;
    const plain = typeof words === 'object' ? words?.message : words;
    return typeof plain === 'string' && plain ? plain : undefined;
  } catch {
    return undefined; // an answer of something in between, such as a proxy's page
  }
}
