import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const ADMIN_LISTS: ExampleGroup = {
  title: msg`For administrators: lists and shops`,
  examples: [
    {
      title: msg`See reported lists`,
      query: `query ReportedLists {
  moderatedLists(which: REPORTED) {
    data {
      id
      name
      openReports
    }
    next
  }
}
`,
    },
    {
      title: msg`Hide a list`,
      query: `# Its owner is told the reason.
mutation HideList($listId: ID!, $reason: String!) {
  hideList(listId: $listId, reason: $reason) {
    id
    hiddenAt
  }
}
`,
      variables: { listId: sample('reportedListId'), reason: 'It asks for money' },
    },
    {
      title: msg`Show a hidden list again`,
      query: `mutation RestoreList($listId: ID!) {
  restoreList(listId: $listId) {
    id
    hiddenAt
  }
}
`,
      variables: { listId: sample('hiddenListId') },
    },
    {
      title: msg`Close the reports of a list`,
      query: `mutation CloseListReports($listId: ID!) {
  closeListReports(listId: $listId) {
    id
    openReports
  }
}
`,
      variables: { listId: sample('reportedListId') },
    },
    {
      title: msg`See texts of guests that were reported`,
      query: `query ReportedTexts {
  reportedTexts {
    data {
      id
      kind
      text
      openReports
    }
    next
  }
}
`,
    },
    {
      title: msg`Take away a reported text`,
      query: `# Nobody is told.
mutation RemoveReportedText($textId: ID!) {
  removeReportedText(textId: $textId)
}
`,
      variables: { textId: sample('reportedTextId') },
    },
    {
      title: msg`Close the reports of a text`,
      query: `mutation CloseTextReports($textId: ID!) {
  closeTextReports(textId: $textId)
}
`,
      variables: { textId: sample('otherReportedTextId') },
    },
    {
      title: msg`See signs of abuse`,
      query: `query AbuseSignals {
  abuseSignals(limit: 10) {
    data {
      kind
    }
    next
  }
}
`,
    },
    {
      title: msg`See how well shops can be read`,
      query: `query ShopHealth {
  shopHealth(days: 30) {
    total
    data {
      host
    }
  }
}
`,
    },
    {
      title: msg`See rules for reading shops`,
      query: `query ShopRules {
  shopRules {
    name
    rule
  }
}
`,
    },
    {
      title: msg`Write a rule for reading a shop`,
      query: `mutation SaveShopRule($rule: String!) {
  saveShopRule(rule: $rule) {
    name
  }
}
`,
      variables: {
        rule: '{"name":"Shop","hosts":["shop.example"],"price":{"select":[".price-now"],"exclude":["del"]}}',
      },
    },
    {
      title: msg`Delete a rule for reading a shop`,
      query: `mutation DeleteShopRule($name: String!) {
  deleteShopRule(name: $name)
}
`,
      variables: { name: 'Shop' },
    },
    {
      title: msg`See affiliate sites`,
      query: `query AffiliateSites {
  affiliateSites {
    total
    data {
      id
      name
      isActive
    }
  }
}
`,
    },
    {
      title: msg`Look at one affiliate site`,
      query: `query AffiliateSite($id: ID!) {
  affiliateSite(id: $id) {
    name
    clicks(days: 30)
  }
}
`,
      variables: { id: sample('siteId') },
    },
    {
      title: msg`See where a link will lead`,
      query: `query AffiliateLink($url: String!) {
  affiliateLink(url: $url) {
    outgoingUrl
    urlPattern
  }
}
`,
      variables: { url: 'https://shop.example/mug' },
    },
    {
      title: msg`Add a shop`,
      query: `mutation CreateAffiliateSite($input: NewAffiliateSiteInput!) {
  createAffiliateSite(input: $input) {
    id
    name
  }
}
`,
      variables: {
        input: { name: 'Good Shop', affiliateCode: 'tag=kindlist', urlFormats: [{ urlPattern: 'goodshop.example' }] },
      },
    },
    {
      title: msg`Change a shop`,
      query: `mutation UpdateAffiliateSite($siteId: ID!, $changes: AffiliateSiteChangesInput!) {
  updateAffiliateSite(siteId: $siteId, changes: $changes) {
    id
    name
  }
}
`,
      variables: { siteId: sample('siteId'), changes: { name: 'Better Shop' } },
    },
    {
      title: msg`Turn a shop off`,
      query: `mutation SetAffiliateSiteActive($siteId: ID!, $isActive: Boolean!) {
  setAffiliateSiteActive(siteId: $siteId, isActive: $isActive) {
    id
    isActive
  }
}
`,
      variables: { siteId: sample('siteId'), isActive: false },
    },
    {
      title: msg`Delete a shop`,
      query: `mutation DeleteAffiliateSite($siteId: ID!) {
  deleteAffiliateSite(siteId: $siteId)
}
`,
      variables: { siteId: sample('siteId') },
    },
  ],
};
