import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

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
