import { msg } from '@lingui/core/macro';
import { type ExampleGroup, sample } from './example.ts';

export const PEOPLE: ExampleGroup = {
  title: msg`Collaborators`,
  examples: [
    {
      title: msg`See a list’s collaborators`,
      query: `query Collaborators($listId: ID!) {
  collaborators(listId: $listId) {
    userId
    invitationId
    name
    email
    status
  }
}
`,
      variables: { listId: sample('listId') },
    },
    {
      title: msg`Invite someone to a list`,
      query: `# They get a mail with a link.
mutation Invite($listId: ID!, $email: String!) {
  inviteCollaborator(listId: $listId, input: { email: $email }) {
    message
    collaborator {
      invitationId
      status
    }
  }
}
`,
      variables: { listId: sample('listId'), email: 'noor@example.test' },
    },
    {
      title: msg`Make someone a helper`,
      query: `mutation SetCollaboratorRole($listId: ID!, $collaboratorId: ID!) {
  setCollaboratorRole(listId: $listId, collaboratorId: $collaboratorId, role: HELPER) {
    id
    revision
    collaborators {
      name
      role
    }
  }
}
`,
      variables: { listId: sample('listId'), collaboratorId: sample('collaboratorId') },
    },
    {
      title: msg`Remove someone from a list`,
      query: `mutation RemoveCollaborator($listId: ID!, $collaboratorId: ID!) {
  removeCollaborator(listId: $listId, collaboratorId: $collaboratorId) {
    id
    revision
  }
}
`,
      variables: { listId: sample('listId'), collaboratorId: sample('collaboratorId') },
    },
    {
      title: msg`Look at an invitation`,
      query: `query Invitation($token: String!) {
  invitation(token: $token) {
    listName
    inviterName
    email
    expiresAt
  }
}
`,
      variables: { token: sample('invitationToken') },
    },
    {
      title: msg`See the lists you were invited to see`,
      query: `query ViewedLists {
  viewedLists {
    name
    ownerName
    eventDate
    shareToken
  }
}
`,
    },
    {
      title: msg`See the people you look after`,
      query: `query Persons {
  persons {
    id
    name
    birthday {
      month
      day
      year
    }
  }
}
`,
    },
    {
      title: msg`Add someone you look after`,
      query: `mutation CreatePerson($input: NewPersonInput!) {
  createPerson(input: $input) {
    id
    name
  }
}
`,
      variables: { input: { name: 'Emma', birthday: { month: 3, day: 9 } } },
    },
    {
      title: msg`Rename someone you look after`,
      query: `mutation UpdatePerson($personId: ID!, $changes: PersonChangesInput!) {
  updatePerson(personId: $personId, changes: $changes) {
    id
    name
  }
}
`,
      variables: { personId: sample('personId'), changes: { name: 'Emmy' } },
    },
    {
      title: msg`Remove someone you look after`,
      query: `mutation RemovePerson($personId: ID!) {
  removePerson(personId: $personId)
}
`,
      variables: { personId: sample('personId') },
    },
    {
      title: msg`See what would be handed over`,
      query: `query PersonHandover($personId: ID!) {
  personHandover(personId: $personId) {
    id
    lists {
      name
      view
    }
    pending {
      email
      link
    }
  }
}
`,
      variables: { personId: sample('handedPersonId') },
    },
    {
      title: msg`Hand someone’s lists over`,
      query: `# Nothing moves before their account accepts.
mutation HandOverPerson($personId: ID!, $input: NewHandoverInput!) {
  handOverPerson(personId: $personId, input: $input) {
    id
    pending {
      email
      link
      expiresAt
    }
  }
}
`,
      variables: { personId: sample('handedPersonId'), input: { staysAsHelper: true } },
    },
    {
      title: msg`Take a handover back`,
      query: `mutation EndHandover($personId: ID!) {
  endHandover(personId: $personId) {
    id
    pending {
      id
    }
  }
}
`,
      variables: { personId: sample('handedPersonId') },
    },
    {
      title: msg`See what a link hands over`,
      query: `query OpenHandover($token: String!) {
  openHandover(token: $token) {
    personName
    fromName
    lists {
      name
      view
    }
    helperNames
  }
}
`,
      variables: { token: sample('handoverToken') },
    },
    {
      title: msg`Take lists over`,
      query: `mutation AcceptHandover($token: String!) {
  acceptHandover(token: $token) {
    listIds
  }
}
`,
      variables: { token: sample('handoverToken') },
    },
    {
      title: msg`Accept an invitation`,
      query: `mutation AcceptInvitation($token: String!) {
  acceptInvitation(token: $token) {
    id
    name
    viewerRole
  }
}
`,
      variables: { token: sample('invitationToken') },
    },
  ],
};
