import { registerEnumType } from 'type-graphql';
import { apiKeyScope } from '../../core/users/api-key-scope.rules.ts';

export const ApiKeyScopeEnum = apiKeyScope.enum;

registerEnumType(ApiKeyScopeEnum, {
  name: 'ApiKeyScope',
  description: 'A scope of an API key.',
  valuesConfig: {
    READ_LISTS: { description: 'Read lists and items of the owner, their figures, and who works on them.' },
    WRITE_LISTS: {
      description:
        'Create, change and delete lists and items, invite people, and tick items off. Answers show what was changed, so that the key reads that, too.',
    },
    ADD_ITEMS: {
      description:
        'Add items: read the names of lists that the owner may add to, have an open page read, and add what it sells. `WRITE_LISTS` includes it. A key with this scope alone is refused everything else, and works on every plan.',
    },
    SYNC_REMINDERS: {
      description:
        'Open shopping lists in a reminders app by CalDAV: read them, and add, rename, tick and delete what is on them. A key with this scope alone opens nothing else, in no API, and works on every plan.',
    },
    SEE_BUYERS: { description: 'See who bought, wherever the owner may. Without it buyers are null.' },
  },
});
