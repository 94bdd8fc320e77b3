// @vitest-environment jsdom
import { ServerError } from '@apollo/client/errors';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { session } from '../../../web/core/session/session.ts';
import { RequestPasswordResetDocument } from '../../../web/people/accounts/ForgotPasswordScreen.generated.ts';
import { ForgotPasswordScreen } from '../../../web/people/accounts/ForgotPasswordScreen.tsx';
import { BeginIssuerSignInDocument } from '../../../web/people/accounts/IssuerButtons.generated.ts';
import { SignInWithIssuerDocument } from '../../../web/people/accounts/IssuerScreen.generated.ts';
import { IssuerScreen } from '../../../web/people/accounts/IssuerScreen.tsx';
import { ResetPasswordDocument } from '../../../web/people/accounts/ResetPasswordScreen.generated.ts';
import { ResetPasswordScreen } from '../../../web/people/accounts/ResetPasswordScreen.tsx';
import { SignInDocument } from '../../../web/people/accounts/SignInScreen.generated.ts';
import { SignInScreen } from '../../../web/people/accounts/SignInScreen.tsx';
import { SignUpDocument } from '../../../web/people/accounts/SignUpForm.generated.ts';
import { SignUpScreen } from '../../../web/people/accounts/SignUpScreen.tsx';
import { VerifyEmailDocument } from '../../../web/people/accounts/VerifyEmailScreen.generated.ts';
import { VerifyEmailScreen } from '../../../web/people/accounts/VerifyEmailScreen.tsx';
import { anAccount } from '../an-account.ts';
import { expectFocusKept } from '../focus.ts';
import { openScreen } from '../open-screen.tsx';
import { sameInput } from '../same-input.ts';

const GOOGLE = { id: 'google', name: 'Google', iconPath: null };

const refused = (message: string, code: string, fields?: Record<string, string[]>) => ({
  errors: [new GraphQLError(message, { extensions: { code, fields } })],
});

const site: Parameters<typeof setSite>[0] = {
  ...DEFAULT_SETTINGS,
  mailEnabled: true,
  passwordsEnabled: true,
  issuers: [],
  paymentsEnabled: false,
  siteUrl: '',
  contactEmail: '',
  socialLinks: {},
};

/** Types into the fields with these labels. */
function type(screen: ReturnType<typeof openScreen>, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const press = (screen: ReturnType<typeof openScreen>, name: string) =>
  fireEvent.click(screen.getByRole('button', { name }));

/** Gives the problem under the field with this label. */
const saidUnder = (screen: ReturnType<typeof openScreen>, label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

afterEach(() => {
  vi.useRealTimers();
  setSite(site);
  sessionStorage.clear();
  localStorage.clear();
});

describe('signing in', () => {
  const input = { email: 'ann@example.test', password: 'wrong horse', rememberMe: false };

  test('says at each field what is wrong, goes to the first, and keeps what was typed', async () => {
    const screen = openScreen(SignInScreen, '/signin', '/signin', []);
    type(screen, { Email: 'ann@', Password: 'short' });

    press(screen, 'Sign In');

    await waitFor(() => expect(saidUnder(screen, 'Email')).toContain('Please enter a valid email address'));
    expect(saidUnder(screen, 'Password')).toContain('Password must be at least 8 characters');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'short');
  });

  test.for([
    ['Incorrect email or password', refused('Incorrect email or password', 'INVALID_CREDENTIALS')],
    [
      'Too many attempts. Please try again later.',
      refused('Too many attempts. Please try again later.', 'RATE_LIMITED'),
    ],
  ] as const)('refused says: %s', async ([text, result]) => {
    const attempt = { request: { query: SignInDocument, variables: { input } }, result };
    const screen = openScreen(SignInScreen, '/signin', '/signin', [attempt]);
    type(screen, { Email: input.email, Password: input.password });

    press(screen, 'Sign In');

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(text);
    expect(document.activeElement).toBe(alert);
    expect(screen.getByLabelText('Password')).toHaveProperty('value', input.password);
  });

  test('is asked for once, however often the button is pressed, which shows that it is at work', async () => {
    const request = { query: SignInDocument, variables: { input } };
    const result = refused('Incorrect email or password', 'INVALID_CREDENTIALS');
    const attempt = { request, result, delay: 500, maxUsageCount: 2 };
    const screen = openScreen(SignInScreen, '/signin', '/signin', [attempt]);
    const asked = vi.spyOn(screen.client, 'mutate');
    type(screen, { Email: input.email, Password: input.password });

    press(screen, 'Sign In');
    const button = screen.getByRole('button', { name: 'Sign In' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    press(screen, 'Sign In');

    await screen.findByRole('alert');
    expect(asked).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-busy')).not.toBe('true');
  });

  test('without an answer says that the network is to blame', async () => {
    const attempt = {
      request: { query: SignInDocument, variables: { input } },
      error: new TypeError('Failed to fetch'),
    };
    const screen = openScreen(SignInScreen, '/signin', '/signin', [attempt]);
    type(screen, { Email: input.email, Password: input.password });

    press(screen, 'Sign In');

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Network error. Please check your internet connection.',
    );
  });

  test('lets password managers fill in, and shows what was typed to people who want to see it', () => {
    const screen = openScreen(SignInScreen, '/signin', '/signin', []);
    const password = screen.getByLabelText('Password');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    expect(fireEvent.paste(password)).toBe(true); // nobody stands in the way of pasting

    press(screen, 'Show password');

    expect(password.getAttribute('type')).toBe('text');
  });

  test('offers Google only where it is set up', async () => {
    const without = openScreen(SignInScreen, '/signin', '/signin', []);
    const button = await without.findByRole('button', { name: 'Google Sign-In not configured' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(without.getByText('Or continue with')).toBeTruthy();
  });

  test('with Google set up, says what the first time means', () => {
    setSite({ ...site, issuers: [GOOGLE] });
    onTestFinished(() => setSite(site));
    const screen = openScreen(SignInScreen, '/signin', '/signin', []);
    expect(screen.getByRole('button', { name: 'Continue with Google' }).hasAttribute('aria-disabled')).toBe(false);
    expect(screen.getByText(/Continuing creates an account/)).toBeTruthy();
  });

  test('has a button with a picture for each place where one may sign in', () => {
    setSite({ ...site, issuers: [GOOGLE, { id: 'home', name: 'Home', iconPath: '/signin-icons/home' }] });
    onTestFinished(() => setSite(site));
    const screen = openScreen(SignInScreen, '/signin', '/signin', []);

    const names = screen.getAllByRole('button', { name: /^Continue with/ }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Continue with Google', 'Continue with Home']);
    const picture = screen.getByRole('button', { name: 'Continue with Home' }).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/signin-icons/home');
  });

  test('says when the other place cannot be reached, and stays', async () => {
    setSite({ ...site, issuers: [GOOGLE] });
    onTestFinished(() => setSite(site));
    const message = 'We can’t reach Google right now. Please try again in a minute.';
    const answer = {
      request: { query: BeginIssuerSignInDocument, variables: () => true },
      result: refused(message, 'SERVICE_UNAVAILABLE'),
    };
    const screen = openScreen(SignInScreen, '/signin', '/signin', [answer as never]);

    press(screen, 'Continue with Google');

    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});

test('an address that is probably mistyped is asked about, and mended with one press', async () => {
  const screen = openScreen(SignUpScreen, '/signup', '/signup', []);
  type(screen, { 'Email Address': 'ann@gmial.com' });

  expect(await screen.findByText('Did you mean ann@gmail.com?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Yes, Change It' }));

  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('ann@gmail.com');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
});

test('after a session that has ended the sign-in page says so, until something else is to be said', async () => {
  const screen = openScreen(SignInScreen, '/signin', '/signin?expired=true', []);
  expect(screen.getByText('Your session has expired. Please sign in again.')).toBeTruthy();
});

test('after a session that was ended elsewhere the sign-in page says how that can be', async () => {
  const screen = openScreen(SignInScreen, '/signin', '/signin?ended=true', []);
  expect(screen.getByText(/^You were signed out from another device, or your password was changed\./)).toBeTruthy();
});

describe('an answer that holds nothing, or no words,', () => {
  const PROXY = {
    error: new ServerError('Bad Gateway', { response: new Response(null, { status: 502 }), bodyText: '<html>' }),
  };
  const [email, password] = ['ann@example.test', 'correct horse'];
  const both = { 'New Password': password, 'Confirm Password': password };
  const PAGES = {
    signIn: {
      open: (answer: object) => {
        const request = { query: SignInDocument, variables: { input: { email, password, rememberMe: false } } };
        return openScreen(SignInScreen, '/signin', '/signin', [{ request, ...answer }]);
      },
      fill: { Email: email, Password: password },
      button: 'Sign In',
      nothing: { signIn: null },
    },
    signUp: {
      open: (answer: object) => {
        const input = { name: 'Ann Lee', email, password, acceptTerms: true };
        const request = { query: SignUpDocument, variables: sameInput(input) };
        return openScreen(SignUpScreen, '/signup', '/signup', [{ request, ...answer }]);
      },
      fill: { Name: 'Ann Lee', 'Email Address': email, Password: password, 'Confirm Password': password },
      button: 'Sign Up',
      nothing: { signUp: null },
    },
    forgot: {
      open: (answer: object) => {
        const request = { query: RequestPasswordResetDocument, variables: { email } };
        return openScreen(ForgotPasswordScreen, '/forgot-password', '/forgot-password', [{ request, ...answer }]);
      },
      fill: { Email: email },
      button: 'Send Reset Link',
      nothing: { requestPasswordReset: false },
    },
    reset: {
      open: (answer: object) => {
        const request = { query: ResetPasswordDocument, variables: { token: 't1', newPassword: password } };
        const path = '/reset-password/:token?';
        return openScreen(ResetPasswordScreen, path, '/reset-password/t1', [{ request, ...answer }]);
      },
      fill: both,
      button: 'Reset Password',
      nothing: { resetPassword: false },
    },
  };

  test.for([
    ['signIn', 'Login failed: Could not authenticate user', 'Failed to sign in'],
    ['signUp', 'Registration failed', 'Failed to sign up'],
    ['forgot', 'Failed to request password reset', 'Failed to process request'],
    ['reset', 'Failed to reset password', 'Failed to reset password'],
  ] as const)('to %s is told: %s, %s', async ([name, nothing, wordless]) => {
    const page = PAGES[name];
    for (const [answer, text] of [
      [{ result: { data: page.nothing } }, nothing],
      [PROXY, wordless],
    ] as const) {
      const screen = page.open(answer);
      type(screen, page.fill);
      if (name === 'signUp') fireEvent.click(screen.getByRole('checkbox'));
      press(screen, page.button);
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      cleanup();
      sessionStorage.clear(); // text of the form that was left
    }
  });

  test('to a verification is told, too', async () => {
    session.start({ refresh: async () => null, signOut: async () => {}, navigate: () => {} });
    onTestFinished(() => session.stop());
    const request = { query: VerifyEmailDocument, variables: { token: 't1', ifMine: false } };
    for (const [answer, text] of [
      [{ result: { data: { verifyEmail: false } } }, 'Email verification failed'],
      [PROXY, 'Failed to verify email'],
    ] as const) {
      const mocks = [{ request, ...answer }];
      const screen = openScreen(VerifyEmailScreen, '/verify-email/:token?', '/verify-email/t1', mocks);
      await screen.findByRole('button', { name: 'Verify email address' });
      press(screen, 'Verify email address');
      expect((await screen.findByRole('alert')).textContent).toMatch(new RegExp(`^${text}\\. Please try again`));
      cleanup();
    }
  });
});

describe('back from another site', () => {
  test.for([
    ['/signin', 'Failed to sign in with Google'],
    ['/signup', 'Failed to sign up with Google'],
  ] as const)('with no answer of ours to %s it is told there: %s', async ([cameFrom, problem]) => {
    setSite({ ...site, issuers: [GOOGLE] });
    onTestFinished(() => setSite(site));
    const kept = { issuer: 'google', state: 's', nonce: 'n', codeVerifier: 'v' };
    const going = { isRemembered: true, returnTo: '/lists/l1', cameFrom };
    sessionStorage.setItem('issuer_sign_in', JSON.stringify({ ...kept, ...going }));
    window.history.replaceState(null, '', '/signin/google?code=c&state=another');
    const { router } = openScreen(IssuerScreen, '/signin/:issuer', '/signin/google', []);

    await waitFor(() => expect(router.state.location.pathname).toBe(cameFrom));

    expect(router.state.location.state).toEqual({ returnTo: '/lists/l1', problem });
  });

  test('a refusal of the server is told in its words', async () => {
    const kept = { issuer: 'home', state: 's', nonce: 'n', codeVerifier: 'v' };
    const going = { isRemembered: false, returnTo: '/dashboard', cameFrom: '/signin' };
    sessionStorage.setItem('issuer_sign_in', JSON.stringify({ ...kept, ...going }));
    window.history.replaceState(null, '', '/signin/home?code=c&state=s');
    const input = { ...kept, answer: 'code=c&state=s', rememberMe: false };
    const answer = {
      request: { query: SignInWithIssuerDocument, variables: { input } },
      result: refused('Home hasn’t confirmed your email address.', 'BAD_USER_INPUT'),
    };
    const { router } = openScreen(IssuerScreen, '/signin/:issuer', '/signin/home', [answer as never]);

    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));

    expect(router.state.location.state).toMatchObject({ problem: 'Home hasn’t confirmed your email address.' });
  });

  test('the sign-in page says what went wrong', () => {
    const problem = 'Failed to sign in with Google';
    const screen = openScreen(SignInScreen, '/signin', '/', []);

    act(() => void screen.router.navigate('/signin', { state: { problem } }));

    expect(screen.getByRole('alert').textContent).toBe(problem);
  });
});

describe('signing up', () => {
  test('says while one types when the password is long enough and the same twice, and one eye shows both', () => {
    const screen = openScreen(SignUpScreen, '/signup', '/signup', []);
    type(screen, { Password: 'short', 'Confirm Password': 'short' });
    expect(saidUnder(screen, 'Password')).toBe('At least 8 characters.');
    expect(saidUnder(screen, 'Confirm Password')).toBe('');

    type(screen, { Password: 'correct horse', 'Confirm Password': 'correct horse' });
    press(screen, 'Show password');

    expect(saidUnder(screen, 'Password')).toBe('Long enough');
    expect(saidUnder(screen, 'Confirm Password')).toBe('The same');
    expect(screen.getByLabelText('Confirm Password').getAttribute('type')).toBe('text');
  });

  test.for([
    [{ returnTo: '/lists/create?type=WISHLIST' }, 'Then we’ll start your list.'],
    [{ returnTo: '/subscription' }, 'Then you choose your plan.'],
    [
      { returnTo: '/invitation/x', reason: 'Ida would like to fill the list “Picnic” with you.' },
      /Ida would like to fill/,
    ],
  ] as const)('remembers what for: %o', ([state, text]) => {
    const screen = openScreen(SignUpScreen, '/signup', '/', []);

    act(() => void screen.router.navigate('/signup', { state }));

    expect(screen.getByText(text)).toBeTruthy();
  });

  test('while registration is closed there is no form, and it comes as soon as it opens', () => {
    setSite({ ...site, allowRegistration: false });
    const screen = openScreen(SignUpScreen, '/signup', '/signup', []);
    expect(screen.getByText('Registration is currently disabled.')).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();

    act(() => setSite(site));

    expect(screen.getByLabelText('Name')).toBeTruthy();
  });

  test('closed while somebody fills in the form says so at once, and keeps what was typed', () => {
    const screen = openScreen(SignUpScreen, '/signup', '/signup', []);
    type(screen, { Name: 'Ann Lee', Password: 'correct horse' });

    act(() => setSite({ ...site, allowRegistration: false }));

    expect(screen.getByRole('alert').textContent).toContain('Registration is currently disabled.');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ann Lee');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'correct horse');
    expect(screen.getByRole('button', { name: 'Sign Up' }).getAttribute('aria-disabled')).toBe('true');

    act(() => setSite(site));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign Up' }).hasAttribute('aria-disabled')).toBe(false);
  });

  test('says at each field what is wrong, and goes to the first', async () => {
    const screen = openScreen(SignUpScreen, '/signup', '/signup', []);
    type(screen, {
      Name: 'A',
      'Email Address': 'ann@',
      Password: 'correct horse',
      'Confirm Password': 'battery staple',
    });

    press(screen, 'Sign Up');

    await waitFor(() => expect(saidUnder(screen, 'Name')).toContain('Name must be at least 2 characters'));
    expect(saidUnder(screen, 'Email Address')).toContain('Please enter a valid email address');
    expect(saidUnder(screen, 'Confirm Password')).toContain("Passwords don't match");
    expect(screen.getByText('You must accept the Terms of Service and Privacy Policy')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email Address'));
    type(screen, { 'Confirm Password': 'short' });
    await waitFor(() => expect(saidUnder(screen, 'Confirm Password')).toContain("Passwords don't match"));
    type(screen, { 'Confirm Password': '' });
    await waitFor(() => expect(saidUnder(screen, 'Confirm Password')).toContain('Confirm password is required'));
  });

  test('with an address that has an account says so at the address, and keeps the rest', async () => {
    const input = { name: 'Ann Lee', email: 'ann@example.test', password: 'correct horse', acceptTerms: true };
    const message = 'An account with this email already exists.';
    const result = refused(message, 'CONFLICT', { email: [message] });
    const attempt = {
      request: { query: SignUpDocument, variables: sameInput(input) },
      result,
    };
    const screen = openScreen(SignUpScreen, '/signup', '/signup', [attempt]);
    const passwords = { Password: input.password, 'Confirm Password': input.password };
    type(screen, { Name: input.name, 'Email Address': input.email, ...passwords });
    fireEvent.click(screen.getByRole('checkbox'));

    press(screen, 'Sign Up');

    await waitFor(() => expect(saidUnder(screen, 'Email Address')).toContain(message));
    expect(document.activeElement).toBe(screen.getByLabelText('Email Address'));
    expect(screen.getByLabelText('Password')).toHaveProperty('value', input.password);
  });
});

test('signing up again after no answer came is the same call, and another one once something was changed', async () => {
  const sent: { idempotencyKey: string }[] = [];
  const lost = {
    request: { query: SignUpDocument, variables: (asked: { idempotencyKey: string }) => sent.push(asked) > 0 },
    error: new ServerError('Bad Gateway', { response: new Response(null, { status: 502 }), bodyText: '<html>' }),
    maxUsageCount: 9,
  };
  const screen = openScreen(SignUpScreen, '/signup', '/signup', [lost] as never);
  const passwords = { Password: 'correct horse', 'Confirm Password': 'correct horse' };
  type(screen, { Name: 'Ann Lee', 'Email Address': 'ann@example.test', ...passwords });
  fireEvent.click(screen.getByRole('checkbox'));
  const pressed = async (times: number) => {
    press(screen, 'Sign Up');
    await waitFor(() => expect(new Set(sent).size).toBe(times));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Up' }).ariaBusy).not.toBe('true'));
  };

  await pressed(1);
  await pressed(2);
  type(screen, { Name: 'Ann Leigh' });
  await pressed(3);

  const [first, second, third] = [...new Set(sent)].map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

describe('forgetting a password', () => {
  test.for([
    ['', 'Email is required'],
    ['ann@', 'Please enter a valid email address'],
  ] as const)('with "%s" says: %s', async ([email, text]) => {
    const screen = openScreen(ForgotPasswordScreen, '/forgot-password', '/forgot-password', []);
    type(screen, { Email: email });

    press(screen, 'Send Reset Link');

    await waitFor(() => expect(saidUnder(screen, 'Email')).toContain(text));
  });

  test('where no mails are sent, promises none and asks for no address', () => {
    onTestFinished(() => setSite(site));
    setSite({ ...site, mailEnabled: false });
    const screen = openScreen(ForgotPasswordScreen, '/forgot-password', '/forgot-password', []);

    expect(screen.getByText(/This site sends no emails/)).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.queryByText(/spam|We’ll send/)).toBeNull();
  });

  test('says the same for every address, and where to look', async () => {
    const variables = { email: 'ann@example.test' };
    const request = { query: RequestPasswordResetDocument, variables };
    const answer = { request, result: { data: { requestPasswordReset: true } } };
    const screen = openScreen(ForgotPasswordScreen, '/forgot-password', '/forgot-password', [answer]);
    type(screen, { Email: variables.email });

    press(screen, 'Send Reset Link');

    const neutral = "If an account exists with that email, we've sent password reset instructions to your email.";
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe(neutral);
    expect(document.activeElement).toBe(status);
    expect(screen.getByText(/Check your spam folder/)).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();

    press(screen, 'Try again');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', variables.email);
  });
});

describe('resetting a password', () => {
  const variables = { token: 't1', newPassword: 'battery staple' };
  const request = { query: ResetPasswordDocument, variables };
  const fill = { 'New Password': variables.newPassword, 'Confirm Password': variables.newPassword };
  const open = (result: object) =>
    openScreen(ResetPasswordScreen, '/reset-password/:token?', '/reset-password/t1', [{ request, result }]);

  test('leads to signing in after three seconds, not before', async () => {
    vi.useFakeTimers();
    const screen = open({ data: { resetPassword: true } });
    type(screen, fill);
    press(screen, 'Reset Password');
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const isDone = () => screen.queryByText('Your password has been successfully reset!');
    for (let steps = 0; !isDone() && steps < 100; steps += 1) await pass(10);

    await pass(2980);
    expect(isDone()).not.toBeNull();
    expectFocusKept();
    expect(screen.router.state.location.pathname).toBe('/reset-password/t1');
    await pass(20);

    expect(screen.router.state.location.pathname).toBe('/signin');
  });

  test('with a link that is used up says so, and keeps what was typed', async () => {
    const message = 'Reset link is invalid or has expired';
    const screen = open(refused(message, 'BAD_USER_INPUT', { token: [message] }));
    type(screen, fill);

    press(screen, 'Reset Password');

    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText('New Password')).toHaveProperty('value', variables.newPassword);
  });

  test('without a token asks nobody', () => {
    const screen = openScreen(ResetPasswordScreen, '/reset-password/:token?', '/reset-password', []);
    expect(screen.getByRole('alert').textContent).toBe('Reset token is missing. Please check your reset link.');
    expect(screen.queryByRole('button', { name: 'Reset Password' })).toBeNull();
  });
});

describe('verifying an address', () => {
  beforeAll(() => session.start({ refresh: async () => null, signOut: async () => {}, navigate: () => {} }));
  afterAll(() => session.stop());
  const answer = (ifMine: boolean, result: object) => ({
    request: { query: VerifyEmailDocument, variables: { token: 't1', ifMine } },
    result,
  });
  const open = (path: string, ...answers: object[]) =>
    openScreen(VerifyEmailScreen, '/verify-email/:token?', path, answers as never);
  const signIn = () => {
    const account = anAccount({ id: 'u2', email: 'bob@example.test', name: 'Bob Ray', emailVerified: false });
    session.begin({ __typename: 'Session', accessToken: 'a', refreshToken: 'r', account }, true);
    onTestFinished(() => session.discard());
  };

  test('takes a press where nobody is signed in: a program that opens the link and runs its scripts changes nothing', async () => {
    const screen = open('/verify-email/t1', answer(false, { data: { verifyEmail: 'u1' } }));
    const button = await screen.findByRole('button', { name: 'Verify email address' });
    expect(screen.queryByRole('heading', { name: 'Email Verified!' })).toBeNull();

    fireEvent.click(button);
    expect(screen.getByRole('status').textContent).toContain('Verifying your email address...');

    expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  test('happens by itself in the browser that is signed in to the account', async () => {
    signIn();
    const screen = open('/verify-email/t1', answer(true, { data: { verifyEmail: 'u2' } }));
    expect(screen.getByRole('status').textContent).toContain('Verifying your email address...');

    expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toBeTruthy();
  });

  test('of one account takes a press where another is signed in, and says nothing of that', async () => {
    signIn();
    const screen = open(
      '/verify-email/t1',
      answer(true, { data: { verifyEmail: null } }),
      answer(false, { data: { verifyEmail: 'u1' } }),
    );

    fireEvent.click(await screen.findByRole('button', { name: 'Verify email address' }));

    await screen.findByRole('heading', { name: 'Email Verified!' });
    expect(session.getState().account?.emailVerified).toBe(false);
  });

  test.for([
    ['/verify-email', 'Verification token is missing'],
    ['/verify-email/t1', 'Verification link is invalid or has expired'],
  ] as const)('at %s says: %s, and what to do', async ([path, text]) => {
    const screen = open(path, answer(false, refused('Verification link is invalid or has expired', 'BAD_USER_INPUT')));
    if (path.endsWith('t1')) fireEvent.click(await screen.findByRole('button', { name: 'Verify email address' }));

    const advice = '. Please try again or contact support if this problem persists.';
    expect((await screen.findByRole('alert')).textContent).toBe(text + advice);
    expect(screen.getByRole('heading', { name: 'Verification Failed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Sign In' }).getAttribute('href')).toBe('/signin');
  });
});
