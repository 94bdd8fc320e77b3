import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const ACCOUNT: ExampleGroup = {
  title: msg`Your account`,
  examples: [
    {
      title: msg`Who am I?`,
      query: `query Me {
  me {
    id
    name
    email
    subscriptionTier
    preferences {
      theme
      notifications
      reminders
      emailFrequency
    }
  }
}
`,
    },
    {
      title: msg`Watch your account`,
      query: `subscription WatchAccount {
  accountChanged {
    name
    subscriptionTier
    emailVerified
  }
}
`,
    },
    {
      title: msg`Change your name`,
      query: `mutation UpdateProfile($changes: ProfileChangesInput!) {
  updateProfile(changes: $changes) {
    id
    name
  }
}
`,
      variables: { changes: { name: 'Ida Berg' } },
    },
    {
      title: msg`Choose a theme`,
      query: `mutation UpdatePreferences($changes: PreferencesChangesInput!) {
  updatePreferences(changes: $changes) {
    id
    preferences {
      theme
    }
  }
}
`,
      variables: { changes: { theme: 'SYSTEM' } },
    },
    {
      title: msg`Remove your picture`,
      query: `mutation RemoveAvatar {
  removeAvatar {
    id
    avatarUrl
  }
}
`,
    },
    {
      title: msg`Change your password`,
      query: `# Ends all other sessions.
mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
}
`,
      variables: { currentPassword: sample('password'), newPassword: 'a longer password' },
    },
    {
      title: msg`Begin to add a passkey`,
      query: `# Give the options to navigator.credentials.create.
mutation BeginPasskey($password: String) {
  beginPasskey(password: $password) {
    options
  }
}
`,
      variables: { password: sample('password') },
    },
    {
      title: msg`Add the passkey`,
      query: `mutation AddPasskey($input: NewPasskeyInput!) {
  addPasskey(input: $input) {
    id
    passkeys {
      id
      name
    }
  }
}
`,
      variables: { input: { name: 'My phone', response: sample('passkeyMade') } },
    },
    {
      title: msg`Rename a passkey`,
      query: `mutation RenamePasskey($passkeyId: ID!) {
  renamePasskey(passkeyId: $passkeyId, name: "My phone") {
    id
    passkeys {
      id
      name
    }
  }
}
`,
      variables: { passkeyId: sample('passkeyId') },
    },
    {
      title: msg`Remove a passkey`,
      query: `mutation RemovePasskey($passkeyId: ID!) {
  removePasskey(passkeyId: $passkeyId) {
    id
    passkeys {
      id
    }
  }
}
`,
      variables: { passkeyId: sample('passkeyId') },
    },
    {
      title: msg`Set up two-step sign-in`,
      query: `# Show the address as a QR code, which an authenticator app scans.
mutation SetUpSecondFactor($password: String) {
  setUpSecondFactor(password: $password) {
    secret
    uri
  }
}
`,
      variables: { password: sample('password') },
    },
    {
      title: msg`Get a code for a passkey`,
      query: `mutation CheckPasskey($response: String!) {
  checkPasskey(response: $response) {
    code
    expiresAt
  }
}
`,
      variables: { response: sample('passkeySigned') },
    },
    {
      title: msg`Switch two-step sign-in on`,
      query: `# Keep the recovery codes: they are given here and never again.
mutation ConfirmSecondFactor($code: String!) {
  confirmSecondFactor(code: $code) {
    recoveryCodes
    account {
      id
      secondFactorSince
    }
  }
}
`,
      variables: { code: sample('code') },
    },
    {
      title: msg`New recovery codes`,
      query: `mutation RenewRecoveryCodes($code: String!) {
  renewRecoveryCodes(code: $code) {
    recoveryCodes
  }
}
`,
      variables: { code: sample('code') },
    },
    {
      title: msg`Switch two-step sign-in off`,
      query: `mutation RemoveSecondFactor($code: String!) {
  removeSecondFactor(code: $code) {
    id
    secondFactorSince
  }
}
`,
      variables: { code: sample('code') },
    },
    {
      title: msg`See where you are signed in`,
      query: `query Sessions {
  sessions {
    id
    device
    lastUsedAt
    isCurrent
  }
}
`,
    },
    {
      title: msg`End a session`,
      query: `mutation EndSession($sessionId: ID!) {
  endSession(sessionId: $sessionId) {
    id
    device
  }
}
`,
      variables: { sessionId: sample('sessionId') },
    },
    {
      title: msg`End all other sessions`,
      query: `mutation EndOtherSessions {
  endOtherSessions {
    id
    isCurrent
  }
}
`,
    },
    {
      title: msg`See your API keys`,
      query: `query ApiKeys {
  apiKeys {
    id
    name
    prefix
    scopes
    lastUsedAt
  }
}
`,
    },
    {
      title: msg`Make an API key`,
      query: `# On Premium. The secret is given here and never again. It goes where an access token does:
# { "authorization": "Bearer kl_…" }
mutation CreateApiKey($name: String!, $scopes: [ApiKeyScope!]) {
  createApiKey(name: $name, scopes: $scopes) {
    secret
    apiKey {
      id
      scopes
    }
  }
}
`,
      variables: { name: 'My program', scopes: ['READ_LISTS'] },
    },
    {
      title: msg`Revoke an API key`,
      query: `mutation RevokeApiKey($apiKeyId: ID!) {
  revokeApiKey(apiKeyId: $apiKeyId)
}
`,
      variables: { apiKeyId: sample('apiKeyId') },
    },
    {
      title: msg`Revoke the API key of this call`,
      query: `# For programs that call with a key. Null for you, who have signed in.
mutation RevokeThisApiKey {
  revokeThisApiKey
}
`,
    },
    {
      title: msg`Delete your account`,
      query: `# For good, with all your lists.
mutation DeleteAccount($password: String!) {
  deleteAccount(password: $password)
}
`,
      variables: { password: sample('password') },
    },
  ],
};
