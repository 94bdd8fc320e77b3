import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const PLEDGES: ExampleGroup = {
  title: msg`Group gifts`,
  examples: [
    {
      title: msg`Chip in for a gift`,
      query: `mutation PledgeToSharedItem($token: String!, $itemId: ID!, $input: NewPledgeInput!) {
  pledgeToSharedItem(token: $token, itemId: $itemId, input: $input) {
    pledge {
      id
      isOrganiser
    }
    item {
      pledgeGoalMinor
      pledgedMinor
      pledgeCount
    }
  }
}
`,
      variables: {
        token: sample('shareToken'),
        itemId: sample('sharedItemId'),
        input: { amount: { currency: 'EUR', amountMinor: 2500 } },
      },
    },
    {
      title: msg`See all that you chip in for`,
      query: `query MyPledges {
  myPledges(first: 25) {
    totalCount
    nodes {
      id
      title
      amount {
        currency
        amountMinor
      }
      organiserName
      organiserPledgeId
      payBack
    }
  }
}
`,
      variables: {},
    },
    {
      title: msg`Say that you paid the organiser`,
      query: `mutation UpdatePledge($pledgeId: ID!, $organiserPledgeId: ID!) {
  updatePledge(pledgeId: $pledgeId, changes: { isPaid: true, organiserPledgeId: $organiserPledgeId }) {
    id
    isPaid
  }
}
`,
      variables: { pledgeId: sample('pledgeId'), organiserPledgeId: sample('pledgeId') },
    },
    {
      title: msg`Buy a gift for everybody who chipped in`,
      query: `mutation PurchaseGroupGift($pledgeId: ID!) {
  purchaseGroupGift(pledgeId: $pledgeId) {
    id
    isBought
  }
}
`,
      variables: { pledgeId: sample('pledgeId') },
    },
    {
      title: msg`Say that somebody’s money came`,
      query: `mutation ConfirmPledge($pledgeId: ID!, $ofPledgeId: ID!) {
  confirmPledge(pledgeId: $pledgeId, ofPledgeId: $ofPledgeId, isConfirmed: true) {
    pledges {
      name
      isPaid
      isConfirmed
    }
  }
}
`,
      variables: { pledgeId: sample('pledgeId'), ofPledgeId: sample('otherPledgeId') },
    },
    {
      title: msg`See how to give to a fund`,
      query: `query Fund($itemId: ID!) {
  fund(itemId: $itemId) {
    howToPay
  }
}
`,
      variables: { itemId: sample('fundId') },
    },
    {
      title: msg`Say how to give to a fund`,
      query: `mutation UpdateFund($itemId: ID!, $howToPay: String) {
  updateFund(itemId: $itemId, howToPay: $howToPay) {
    howToPay
  }
}
`,
      variables: { itemId: sample('fundId'), howToPay: 'IBAN DE02 1203 0000 0000 2020 51' },
    },
    {
      title: msg`Take your pledge back`,
      query: `mutation UndoPledge($pledgeId: ID!) {
  undoPledge(pledgeId: $pledgeId)
}
`,
      variables: { pledgeId: sample('pledgeId') },
    },
    {
      title: msg`Take all pledges for an item back`,
      query: `mutation ReleaseGroupGift($itemId: ID!) {
  releaseGroupGift(itemId: $itemId) {
    id
    pledgeCount
  }
}
`,
      variables: { itemId: sample('itemId') },
    },
    {
      title: msg`What was promised to a fund and hasn’t come`,
      query: `query OpenPledges($itemId: ID!) {
  openPledges(itemId: $itemId) {
    id
    giverName
    amount {
      currency
      amountMinor
    }
    pledgedAt
    isPaid
  }
}
`,
      variables: { itemId: sample('fundId') },
    },
    {
      title: msg`Take one promise to a fund back`,
      query: `mutation ReleasePledge($itemId: ID!, $pledgeId: ID!) {
  releasePledge(itemId: $itemId, pledgeId: $pledgeId) {
    id
    pledgeCount
  }
}
`,
      variables: { itemId: sample('fundId'), pledgeId: sample('fundPledgeId') },
    },
  ],
};
