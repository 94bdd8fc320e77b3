import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const ADMIN_PEOPLE: ExampleGroup = {
  title: msg`For administrators: people`,
  examples: [
    {
      title: msg`Find people`,
      query: `query AdminUsers($search: String) {
  adminUsers(search: $search, limit: 10) {
    total
    data {
      id
      name
      email
      subscriptionTier
    }
  }
}
`,
      variables: { search: null },
    },
    {
      title: msg`Look at one person`,
      query: `query AdminUser($id: ID!) {
  adminUser(id: $id) {
    name
    email
    role
    subscriptionTier
    suspendedAt
  }
}
`,
      variables: { id: sample('userId') },
    },
    {
      title: msg`Make someone an administrator`,
      query: `mutation SetUserRole($userId: ID!, $role: Role!) {
  setUserRole(userId: $userId, role: $role) {
    id
    role
  }
}
`,
      variables: { userId: sample('userId'), role: 'ADMIN' },
    },
    {
      title: msg`Give someone a plan`,
      query: `mutation SetUserTier($userId: ID!, $tier: Tier!) {
  setUserTier(userId: $userId, tier: $tier) {
    userId
    tier
  }
}
`,
      variables: { userId: sample('userId'), tier: 'PREMIUM' },
    },
    {
      title: msg`Suspend an account`,
      query: `mutation SuspendUser($userId: ID!, $reason: String!) {
  suspendUser(userId: $userId, reason: $reason) {
    id
    suspendedAt
  }
}
`,
      variables: { userId: sample('userId'), reason: 'Spam' },
    },
    {
      title: msg`Restore a suspended account`,
      query: `mutation RestoreUser($userId: ID!) {
  restoreUser(userId: $userId) {
    id
    suspendedAt
  }
}
`,
      variables: { userId: sample('suspendedUserId') },
    },
    {
      title: msg`Reset two-step sign-in`,
      query: `# For somebody who has lost phone and recovery codes. They get to read the reason.
mutation ResetSecondFactor($userId: ID!, $reason: String!) {
  resetSecondFactor(userId: $userId, reason: $reason) {
    id
    hasSecondFactor
  }
}
`,
      variables: { userId: sample('userId'), reason: 'Lost the phone' },
    },
    {
      title: msg`Revoke someone’s API keys`,
      query: `mutation RevokeUserApiKeys($userId: ID!, $reason: String!) {
  revokeUserApiKeys(userId: $userId, reason: $reason) {
    id
    apiKeyCount
  }
}
`,
      variables: { userId: sample('userId'), reason: 'A key leaked' },
    },
    {
      title: msg`Delete an account`,
      query: `mutation DeleteUser($userId: ID!, $reason: String!) {
  deleteUser(userId: $userId, reason: $reason)
}
`,
      variables: { userId: sample('userId'), reason: 'On request' },
    },
    {
      title: msg`Read who did what`,
      query: `query AuditLog {
  auditLog(limit: 10) {
    data {
      action
      actorName
      subjectName
      happenedAt
    }
    next
  }
}
`,
    },
  ],
};
