// @vitest-environment jsdom
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { AdminFrameDocument } from '../../../web/admin/frame/AdminFrame.generated.ts';
import { AdminFrame } from '../../../web/admin/frame/AdminFrame.tsx';
import { setSite } from '../../../web/base/page/site.ts';
import { session } from '../../../web/core/session/session.ts';
import { CompleteSignInDocument } from '../../../web/people/accounts/SecondStep.generated.ts';
import { SignInDocument } from '../../../web/people/accounts/SignInScreen.generated.ts';
import { SignInScreen } from '../../../web/people/accounts/SignInScreen.tsx';
import { CodeField } from '../../../web/people/second-factor/CodeField.tsx';
import { SecondFactorKindDocument } from '../../../web/people/second-factor/PasskeyCode.generated.ts';
import {
  type TwoStepSection_accountFragment,
  TwoStepSection_accountFragmentDoc,
} from '../../../web/people/second-factor/TwoStepSection.generated.ts';
import { TwoStepSection } from '../../../web/people/second-factor/TwoStepSection.tsx';
import {
  ConfirmSecondFactorDocument,
  SetUpSecondFactorDocument,
} from '../../../web/people/second-factor/TwoStepSetup.generated.ts';
import { anAccount } from '../an-account.ts';
import { openScreen } from '../open-screen.tsx';

const refused = (message: string, extensions: object) => ({
  errors: [new GraphQLError(message, { extensions: { ...extensions } })],
});
const press = (name: string) => fireEvent.click(page.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(page.getByLabelText(label), { target: { value } });

beforeEach(() => {
  setSite({
    ...DEFAULT_SETTINGS,
    mailEnabled: true,
    passwordsEnabled: true,
    issuers: [],
    paymentsEnabled: false,
    siteUrl: '',
    contactEmail: '',
    socialLinks: {},
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a sign-in that waits for its second step', () => {
  const first = {
    request: {
      query: SignInDocument,
      variables: { input: { email: 'ann@example.test', password: 'correct horse', rememberMe: false } },
    },
    result: refused('Enter a code from your app to finish signing in.', {
      code: 'SECOND_FACTOR_REQUIRED',
      challenge: 'c1',
    }),
  };
  const second = (code: string, result: object) => ({
    request: { query: CompleteSignInDocument, variables: { input: { challenge: 'c1', code } } },
    result,
  });
  const open = async (answers: Parameters<typeof openScreen>[3]) => {
    openScreen(SignInScreen, '/signin', '/signin', [first, ...answers]);
    type('Email', 'ann@example.test');
    type('Password', 'correct horse');
    press('Sign In');
    await page.findByRole('heading', { name: 'One more step' });
  };

  test('takes the code of the app, as it was typed, and begins the session', async () => {
    const account = anAccount();
    const begun = vi.spyOn(session, 'begin').mockImplementation(() => {});
    const completeSignIn = { __typename: 'Session', accessToken: 'a', refreshToken: 'r', account };
    await open([second('123456', { data: { completeSignIn } })]);
    const field = page.getByLabelText('Code');
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    expect(document.activeElement).toBe(field);

    type('Code', '123 456');
    press('Sign In');

    await waitFor(() => expect(begun).toHaveBeenCalledOnce());
    expect(begun.mock.calls[0]?.[1]).toBe(false);
  });

  test('says under the field that a code is wrong, and takes a recovery code in its place', async () => {
    const fields = { code: ['This code isn’t right'] };
    await open([second('000000', refused('This code isn’t right', { code: 'BAD_USER_INPUT', fields }))]);
    type('Code', '000000');
    press('Sign In');
    await page.findByText('This code isn’t right');

    press('Use a recovery code');

    expect(page.getByLabelText('Recovery code').getAttribute('inputmode')).toBe('text');
    expect(page.getByLabelText('Recovery code')).toHaveProperty('value', '');
  });

  test('goes back to the first step when it took too long, and says so', async () => {
    const fields = { challenge: ['That took too long. Please start again.'] };
    await open([second('123456', refused('over', { code: 'BAD_USER_INPUT', fields }))]);
    type('Code', '123456');
    press('Sign In');

    expect((await page.findByRole('alert')).textContent).toBe('That took too long. Please start again.');
    expect(page.getByLabelText('Email')).toHaveProperty('value', 'ann@example.test');
  });
});

test('the field for a code stays the same, with what was typed, once it is known that passkeys are the step', async () => {
  vi.stubGlobal('PublicKeyCredential', () => {});
  const me = { __typename: 'Account', id: 'u1', secondFactorSince: '2026-11-26T05:00:00Z', hasAuthenticatorApp: false };
  const result = vi.fn(() => ({ data: { me } }));
  openScreen(() => <CodeField name="code" />, '/empty', '/empty', [
    { request: { query: SecondFactorKindDocument }, result, delay: 30 },
  ]);
  const field = page.getByLabelText('Code');
  field.focus();
  type('Code', 'ABCD');

  await page.findByRole('button', { name: 'Use a passkey' });

  expect(page.getByLabelText('Code')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', 'ABCD');
  vi.unstubAllGlobals();
});

describe('two-step sign-in in the profile', () => {
  const account = (overrides: Partial<TwoStepSection_accountFragment> = {}) => ({
    __typename: 'Account' as const,
    id: 'u1',
    emailVerified: true,
    hasPassword: true,
    secondFactorSince: null,
    recoveryCodesLeft: 0,
    hasAuthenticatorApp: true,
    passkeys: [],
    isSecondFactorMissing: false,
    ...overrides,
  });
  const open = (shown: ReturnType<typeof account>, answers: Parameters<typeof openScreen>[3] = []) => {
    const Shown = () => <TwoStepSection account={{ __typename: 'Account', id: 'u1' } as never} />;
    const opened = openScreen(Shown, '/empty', '/empty', answers);
    opened.client.cache.writeFragment({
      fragment: TwoStepSection_accountFragmentDoc,
      fragmentName: 'TwoStepSection_account',
      data: shown as never,
    });
  };

  test('is one quiet line, which leads through password, app and code to the recovery codes', async () => {
    const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKLM-000${index}`);
    const uri = 'otpauth://totp/Kindlist:ann?secret=JBSWY3DPEHPK3PXP';
    const setUp = { __typename: 'AuthenticatorSetup', secret: 'JBSWY3DPEHPK3PXP', uri };
    const on = account({ secondFactorSince: '2026-11-26T05:00:00Z' as never, recoveryCodesLeft: 10 });
    open(account(), [
      {
        request: { query: SetUpSecondFactorDocument, variables: { password: 'correct horse' } },
        result: { data: { setUpSecondFactor: setUp } },
      },
      {
        request: { query: ConfirmSecondFactorDocument, variables: { code: '123456' } },
        result: {
          data: { confirmSecondFactor: { __typename: 'SecondFactorCodes', recoveryCodes: codes, account: on } },
        },
      },
    ]);
    expect(await page.findByText('Two-step sign-in is off.')).toBeTruthy();
    expect(page.queryByRole('heading')).toBeNull();

    press('Set it up');
    fireEvent.change(await page.findByLabelText('Your password'), { target: { value: 'correct horse' } });
    press('Continue');
    await page.findByRole('img', { name: 'Code for your authenticator app' });
    expect(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe(uri);
    type('Code', '123456');
    press('Switch it on');

    await page.findByRole('dialog', { name: 'Your recovery codes' });
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    press('I’ve kept them');
    expect(await page.findByRole('heading', { name: /Two-step sign-in/ })).toBeTruthy();
    expect(page.getByText('You have 10 recovery codes left.')).toBeTruthy();
  });

  test('says when few recovery codes are left', async () => {
    open(account({ secondFactorSince: '2026-11-26T05:00:00Z' as never, recoveryCodesLeft: 1 }));

    expect(await page.findByText('You have 1 recovery code left.')).toBeTruthy();
    expect(page.getByText(/Make new recovery codes/)).toBeTruthy();
  });
});

test('the admin area of a site that asks for it says “set it up first”', async () => {
  const me = { __typename: 'Account', id: 'u1', isSecondFactorMissing: true };
  openScreen(AdminFrame, '/admin', '/admin', [{ request: { query: AdminFrameDocument }, result: { data: { me } } }]);

  expect(await page.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toBe('/profile/security');
});
