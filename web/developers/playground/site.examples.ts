import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const SITE: ExampleGroup = {
  title: msg`Without an account`,
  examples: [
    {
      title: msg`Look at the demo lists`,
      query: `# The demo lists: anybody may read them, and they stay as they are. Without a language: in all of them.
query DemoLists {
  demoLists(language: "en") {
    name
    listType
    shareToken
    itemsConnection(first: 20) {
      nodes {
        title
        price
        currency
        quantityRemaining
      }
    }
  }
}
`,
    },
    {
      title: msg`See how the site is run`,
      query: `query PublicConfig {
  publicConfig {
    siteName
    siteUrl
    allowRegistration
    maxListsPerUser {
      free
      standard
      premium
    }
  }
}
`,
    },
    {
      title: msg`Watch how the site is run`,
      query: `# Answers at once, and again when an administrator changes something.
subscription WatchPublicConfig {
  publicConfigChanged {
    siteName
    maintenanceMode
  }
}
`,
    },
    {
      title: msg`Compare the plans`,
      query: `query Plans {
  plans {
    id
    name
    monthlyPriceMinor
    annualPriceMinor
    features
  }
}
`,
    },
    {
      title: msg`See the public lists of a person`,
      query: `query PublicProfile($id: ID!) {
  publicProfile(id: $id) {
    name
    memberSince
    listsConnection(first: 10) {
      nodes {
        name
        shareToken
      }
    }
  }
}
`,
      variables: { id: sample('accountId') },
    },
    {
      title: msg`Write to the people who run the site`,
      query: `mutation SendContactMessage($input: ContactMessageInput!) {
  sendContactMessage(input: $input)
}
`,
      variables: {
        input: {
          name: 'Ida Berg',
          email: 'ida@example.test',
          subject: 'A question',
          message: 'May I use the API for the website of our choir?',
        },
      },
    },
  ],
};
