import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const WEBHOOKS: ExampleGroup = {
  title: msg`Webhooks`,
  examples: [
    {
      title: msg`Your webhooks`,
      query: `query Webhooks {
  webhooks {
    id
    url
    events
    listIds
    isOn
    failures
  }
}
`,
    },
    {
      title: msg`Add a Webhook`,
      query: `# On Premium. The secret is given here and never again: messages are verified with it.
mutation CreateWebhook($input: NewWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
`,
      variables: { input: { url: 'https://hooks.example.com/kindlist', events: ['ITEM_ADDED', 'ITEM_CHANGED'] } },
    },
    {
      title: msg`Send a test`,
      query: `mutation TestWebhook($webhookId: ID!) {
  testWebhook(webhookId: $webhookId) {
    status
    problem
    milliseconds
    answer
  }
}
`,
      variables: { webhookId: sample('webhookId') },
    },
    {
      title: msg`Edit Webhook`,
      query: `mutation UpdateWebhook($webhookId: ID!, $changes: WebhookChangesInput!) {
  updateWebhook(webhookId: $webhookId, changes: $changes) {
    id
    isOn
  }
}
`,
      variables: { webhookId: sample('webhookId'), changes: { isOn: false } },
    },
    {
      title: msg`Log`,
      query: `query WebhookDeliveries($webhookId: ID!) {
  webhookDeliveries(webhookId: $webhookId, first: 10) {
    nodes {
      type
      sentAt
      isDelivered
      status
      request
      answer
    }
  }
}
`,
      variables: { webhookId: sample('webhookId') },
    },
    {
      title: msg`New secret`,
      query: `mutation RotateWebhookSecret($webhookId: ID!) {
  rotateWebhookSecret(webhookId: $webhookId) {
    secret
    webhook {
      oldSecretUntil
    }
  }
}
`,
      variables: { webhookId: sample('webhookId') },
    },
    {
      title: msg`Delete Webhook`,
      query: `mutation DeleteWebhook($webhookId: ID!) {
  deleteWebhook(webhookId: $webhookId)
}
`,
      variables: { webhookId: sample('webhookId') },
    },
  ],
};
