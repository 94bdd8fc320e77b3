import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from 'vitest';
import { credentialsProblemText, fieldProblems, hasCode, problemText } from '../../../web/base/network/problems.ts';

function answered(message: string, extensions: Record<string, unknown> = {}) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

function refused(status: number, body: string) {
  return new ServerError(`Response not successful: Received status code ${status}`, {
    response: new Response(body, { status }),
    bodyText: body,
  });
}

describe('what somebody is told', () => {
  test("the server's own words come first, also those in a body that is no GraphQL", () => {
    expect(problemText(answered('Only 1 still needed.'), 'Failed to save')).toBe('Only 1 still needed.');
    expect(problemText(refused(503, '{"message":"Back at noon."}'))).toBe('Back at noon.');
    expect(problemText(refused(400, '{"detail":{"message":"No such plan"}}'))).toBe('No such plan');
  });

  test('without them, the words of the place', () => {
    expect(problemText(refused(502, '<html>Bad Gateway</html>'), 'Failed to save')).toBe('Failed to save');
    expect(problemText(new TypeError('Failed to fetch'), 'Failed to save')).toBe('Failed to save');
  });

  test.each([
    [new TypeError('Failed to fetch'), 'Network error. Please check your internet connection.'],
    [new DOMException('late', 'TimeoutError'), 'Network error. Please check your internet connection.'],
    [refused(500, ''), 'Server error. Please try again later.'],
    [refused(502, '<html>'), 'Server error. Please try again later.'],
    [refused(401, ''), 'Your session has expired. Please log in again.'],
    [refused(403, ''), 'You do not have permission to perform this action.'],
    [refused(404, ''), 'Resource not found.'],
    [refused(400, ''), 'Invalid request. Please check your input.'],
    [answered('', { code: 'FORBIDDEN' }), 'You do not have permission to perform this action.'],
    [answered('', { code: 'DEMO_LIST' }), 'You do not have permission to perform this action.'],
    [answered('', { code: 'SERVICE_UNAVAILABLE' }), 'Server error. Please try again later.'],
    [refused(418, ''), 'An unexpected error occurred. Please try again.'],
    [new Error('a bug'), 'An unexpected error occurred. Please try again.'],
  ])('with neither, by the kind of failure: %s', (error, text) => {
    expect(problemText(error)).toBe(text);
  });
});

describe('a person who signs in or up is told', () => {
  test.each([
    [refused(401, ''), 'Incorrect email or password'],
    [refused(404, '<html>'), 'Email address not found.'],
    [refused(502, '<html>Bad Gateway</html>'), 'Failed to sign in'],
    [refused(401, '{"message":"Not today."}'), 'Not today.'],
    [answered('Registration is currently disabled.'), 'Registration is currently disabled.'],
    [new TypeError('Failed to fetch'), 'Network error. Please check your internet connection.'],
    [new Error('Authentication failed: Missing token data'), 'Authentication failed: Missing token data'],
    [null, 'Failed to sign in'],
  ])('of %s', (error, text) => {
    expect(credentialsProblemText(error, 'Failed to sign in')).toBe(text);
  });
});

test('a refusal is known by any of several codes, and anything else by none', () => {
  const refusal = answered('Item not found', { code: 'NOT_FOUND' });

  expect(hasCode(refusal, 'FORBIDDEN', 'NOT_FOUND')).toBe(true);
  expect(hasCode(refusal, 'FORBIDDEN')).toBe(false);
  expect(hasCode(new Error('NOT_FOUND'), 'NOT_FOUND')).toBe(false);
});

test('each field gets its first message', () => {
  const fields = { email: ['Please enter a valid email address', 'too long'], name: ['Required'] };

  const problems = fieldProblems(answered('Invalid', { code: 'BAD_USER_INPUT', fields }));

  expect(problems).toEqual({ email: 'Please enter a valid email address', name: 'Required' });
});
