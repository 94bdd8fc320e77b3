import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const ADMIN_SITE: ExampleGroup = {
  title: msg`For administrators: the site`,
  examples: [
    {
      title: msg`How is the site doing?`,
      query: `query SiteFigures {
  adminStats {
    totalUsers
    activeUsers
    totalLists
    totalItems
    subscriptionCounts {
      free
      standard
      premium
    }
  }
}
`,
    },
    {
      title: msg`Watch the figures live`,
      query: `subscription WatchFigures {
  adminStatsChanged {
    totalUsers
    totalLists
    totalItems
  }
}
`,
    },
    {
      title: msg`Figures of a period, point by point`,
      query: `# A point for each DAY or MONTH, at most 400. Without dates it is this month up to today.
query SiteStatistics($period: PeriodInput, $interval: StatisticsInterval!) {
  statistics(period: $period, interval: $interval) {
    points {
      start
      users
      signUps
      newLists
      revenue {
        currency
        amountMinor
      }
    }
  }
}
`,
      variables: { period: { start: '2026-01-01', end: '2026-06-30' }, interval: 'MONTH' },
    },
    {
      title: msg`The report of a period`,
      query: `query AdminReport($period: PeriodInput) {
  adminReport(period: $period) {
    start
    end
    churn
    monthlyRecurringRevenue {
      currency
      amountMinor
    }
  }
}
`,
      variables: { period: { start: '2026-01-01', end: '2026-06-30' } },
    },
    {
      title: msg`Read the settings`,
      query: `query Settings {
  adminSettings {
    siteName
    allowRegistration
    maintenanceMode
  }
}
`,
    },
    {
      title: msg`Change the settings`,
      query: `# What is not named stays as it is.
mutation SaveSettings($changes: SettingsChangesInput!) {
  saveSettings(changes: $changes) {
    allowRegistration
    updatedAt
  }
}
`,
      variables: { changes: { allowRegistration: true } },
    },
    {
      title: msg`Read what people wrote`,
      query: `query SupportMessages {
  supportMessages(status: OPEN) {
    total
    data {
      id
      subject
      message
    }
  }
}
`,
    },
    {
      title: msg`Mark a message as done`,
      query: `mutation SetMessageStatus($messageId: ID!, $status: MessageStatus!) {
  setMessageStatus(messageId: $messageId, status: $status) {
    id
    status
  }
}
`,
      variables: { messageId: sample('messageId'), status: 'DONE' },
    },
    {
      title: msg`See which mails went out`,
      query: `query MailDeliveries {
  mailDeliveries(limit: 10) {
    total
    data {
      subject
      state
      tries
    }
  }
}
`,
    },
    {
      title: msg`See whether the server is well`,
      query: `query Operation {
  adminOperation {
    version
    openSockets
    database {
      state
    }
    jobs {
      queue
    }
  }
}
`,
    },
    {
      title: msg`Retry failed jobs`,
      query: `mutation RetryJobs($queue: JobQueue!) {
  retryJobs(queue: $queue) {
    version
  }
}
`,
      variables: { queue: 'CLEAN_UP' },
    },
    {
      title: msg`Compare payments with the provider`,
      query: `query BillingReconciliations {
  billingReconciliations {
    createdAt
    accountsCompared
    differenceCount
  }
}
`,
    },
  ],
};
