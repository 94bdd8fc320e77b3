import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

/** As RFC 7636 has them: make your own. The second is the SHA-256 of the first. */
export const SAMPLE_SECRET = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const SAMPLE_HASH = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

const SESSION = `{
    accessToken
    refreshToken
    expiresIn
    account {
      id
      name
    }
  }`;

export const SESSIONS: ExampleGroup = {
  title: msg`Signing in`,
  examples: [
    {
      title: msg`Sign up`,
      query: `# Answers with an access token. Put it into the Headers tab to act as that person:
# { "authorization": "Bearer …" }
mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) ${SESSION}
}
`,
      variables: {
        input: { name: 'Ida Berg', email: 'ida@example.test', password: 'a long password', acceptTerms: true },
      },
    },
    {
      title: msg`Sign in`,
      query: `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) ${SESSION}
}
`,
      variables: { input: { email: sample('email'), password: sample('password') } },
    },
    {
      title: msg`Finish signing in`,
      query: `# Where signing in was answered with SECOND_FACTOR_REQUIRED: its \`challenge\`, and a code from the app.
mutation CompleteSignIn($input: SecondStepInput!) {
  completeSignIn(input: $input) ${SESSION}
}
`,
      variables: { input: { challenge: sample('challenge'), code: sample('code') } },
    },
    {
      title: msg`Begin to sign in with a passkey`,
      query: `# Give the options to navigator.credentials.get.
mutation BeginPasskeySignIn {
  beginPasskeySignIn {
    options
  }
}
`,
    },
    {
      title: msg`Sign in with a passkey`,
      query: `mutation SignInWithPasskey($input: PasskeySignInInput!) {
  signInWithPasskey(input: $input) ${SESSION}
}
`,
      variables: { input: { response: sample('passkeySigned') } },
    },
    {
      title: msg`Sign in with Google`,
      query: `mutation SignInWithGoogle($input: GoogleSignInInput!) {
  signInWithGoogle(input: $input) ${SESSION}
}
`,
      variables: { input: { idToken: sample('googleToken') } },
    },
    {
      title: msg`Begin to sign in elsewhere`,
      query: `# Send a browser to the address. Keep the nonce and the code verifier, of which these are the hashes.
mutation BeginIssuerSignIn($input: IssuerStartInput!) {
  beginIssuerSignIn(input: $input) {
    authorizationUrl
  }
}
`,
      variables: {
        input: { issuer: 'google', state: SAMPLE_SECRET, nonceHash: SAMPLE_HASH, codeChallenge: SAMPLE_HASH },
      },
    },
    {
      title: msg`Sign out elsewhere, too`,
      query: `mutation BeginIssuerSignOut {
  beginIssuerSignOut {
    endSessionUrl
  }
}
`,
    },
    {
      title: msg`Sign in with what came back`,
      query: `mutation SignInWithIssuer($input: IssuerSignInInput!) {
  signInWithIssuer(input: $input) ${SESSION}
}
`,
      variables: {
        input: {
          ...{ issuer: 'google', answer: sample('issuerAnswer'), state: SAMPLE_SECRET },
          ...{ nonce: SAMPLE_SECRET, codeVerifier: SAMPLE_SECRET },
        },
      },
    },
    {
      title: msg`Renew a session`,
      query: `# The refresh token is good once; the answer has the next one.
mutation RefreshSession($refreshToken: String!) {
  refreshSession(refreshToken: $refreshToken) ${SESSION}
}
`,
      variables: { refreshToken: sample('refreshToken') },
    },
    {
      title: msg`Sign out`,
      query: `# Ends the session of the access token that is sent along.
mutation SignOut {
  signOut
}
`,
    },
    {
      title: msg`Ask for a new password`,
      query: `mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email)
}
`,
      variables: { email: sample('email') },
    },
    {
      title: msg`Set a new password`,
      query: `mutation ResetPassword($token: String!, $newPassword: String!) {
  resetPassword(token: $token, newPassword: $newPassword)
}
`,
      variables: { token: sample('passwordToken'), newPassword: 'a longer password' },
    },
    {
      title: msg`See what puts a former address back`,
      query: `# The link is in the mail to the address that the account had before.
query EmailRestore($token: String!) {
  emailRestore(token: $token) {
    email
    isTaken
  }
}
`,
      variables: { token: sample('formerAddressToken') },
    },
    {
      title: msg`Put a former address back`,
      query: `mutation RestoreEmail($token: String!, $newPassword: String!) {
  restoreEmail(token: $token, newPassword: $newPassword)
}
`,
      variables: { token: sample('formerAddressToken'), newPassword: 'a longer password' },
    },
    {
      title: msg`Verify an email address`,
      query: `mutation VerifyEmail($token: String!) {
  verifyEmail(token: $token)
}
`,
      variables: { token: sample('emailToken') },
    },
    {
      title: msg`Send the verification email again`,
      query: `mutation ResendVerification {
  resendVerification
}
`,
    },
  ],
};
