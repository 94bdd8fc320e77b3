import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

/** The address of a device at its push service. */
const ENDPOINT = 'https://push.example.com/send/1';

export const NEWS: ExampleGroup = {
  title: msg`Notifications and mails`,
  examples: [
    {
      title: msg`Read your notifications`,
      query: `query MyNotifications {
  myNotifications(first: 10) {
    unreadCount
    nodes {
      id
      text
      isRead
      newsAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    },
    {
      title: msg`Mark all notifications as read`,
      query: `mutation MarkNotificationsRead {
  markNotificationsRead {
    unreadCount
  }
}
`,
    },
    {
      title: msg`Watch how many are unread`,
      query: `subscription WatchNotifications {
  notificationsChanged {
    unreadCount
  }
}
`,
    },
    {
      title: msg`See what is pushed to a browser`,
      query: `query PushState($endpoint: String) {
  pushState(endpoint: $endpoint) {
    publicKey
    device {
      kinds
      isQuietAtNight
      timeZone
    }
  }
}
`,
      variables: { endpoint: ENDPOINT },
    },
    {
      title: msg`Push news to a browser`,
      query: `# The first three are of its PushSubscription.
mutation SavePushDevice($input: PushDeviceInput!) {
  savePushDevice(input: $input) {
    device {
      id
      kinds
    }
  }
}
`,
      variables: {
        input: {
          endpoint: ENDPOINT,
          p256dh: `B${'a'.repeat(86)}`,
          auth: 'a'.repeat(22),
          kinds: ['GIFTS', 'PEOPLE'],
          isQuietAtNight: true,
          timeZone: 'Europe/Berlin',
        },
      },
    },
    {
      title: msg`Push to a browser no more`,
      query: `mutation RemovePushDevice($endpoint: String!) {
  removePushDevice(endpoint: $endpoint) {
    publicKey
  }
}
`,
      variables: { endpoint: ENDPOINT },
    },
    {
      title: msg`See what an unsubscribe link stops`,
      query: `query MailSubscription($token: String!) {
  mailSubscription(token: $token) {
    kind
    isSubscribed
  }
}
`,
      variables: { token: sample('unsubscribeToken') },
    },
    {
      title: msg`Unsubscribe from emails`,
      query: `mutation Unsubscribe($token: String!) {
  unsubscribe(token: $token) {
    kind
    isSubscribed
  }
}
`,
      variables: { token: sample('unsubscribeToken') },
    },
    {
      title: msg`Subscribe to them again`,
      query: `mutation Resubscribe($token: String!) {
  resubscribe(token: $token) {
    kind
    isSubscribed
  }
}
`,
      variables: { token: sample('unsubscribeToken') },
    },
  ],
};
