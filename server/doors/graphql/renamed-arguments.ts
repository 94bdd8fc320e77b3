import { t } from '@lingui/core/macro';
import { defaultFieldResolver, type GraphQLSchema, getNullableType } from 'graphql';
import { InvalidInput } from '../../base/errors/errors.ts';

const RENAMED: Record<string, Record<string, string>> = {
  deleteAffiliateSite: { id: 'siteId' },
  deleteItem: { id: 'itemId' },
  deleteList: { id: 'listId' },
  endSession: { id: 'sessionId' },
  markNotificationsRead: { ids: 'notificationIds' },
  removeCollaborator: { id: 'collaboratorId' },
  revokeApiKey: { id: 'apiKeyId' },
  setAffiliateSiteActive: { id: 'siteId' },
  setItemArchived: { id: 'itemId' },
  setMessageStatus: { id: 'messageId' },
  updateAffiliateSite: { id: 'siteId' },
  updateItem: { id: 'itemId' },
  updateList: { id: 'listId' },
  updatePreferences: { input: 'changes' },
  updateProfile: { input: 'changes' },
};

/**
 * While there are two names for one argument, neither can be required by the schema: that one of them is given,
 * and not both, is looked at here.
 */
export function takeRenamedArguments(schema: GraphQLSchema): void {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const [mutation, names] of Object.entries(RENAMED)) {
    const field = mutations[mutation];
    if (!field) throw new Error(`There is no mutation ${mutation}`);
    const { resolve = defaultFieldResolver } = field;
    const required: string[] = [];
    for (const [before, now] of Object.entries(names)) {
      const arg = field.args.find(({ name }) => name === now);
      if (!arg) throw new Error(`${mutation} has no argument ${now}`);
      const type = getNullableType(arg.type);
      if (type !== arg.type) required.push(now);
      const description = `${arg.description ?? ''}${type === arg.type ? '' : ' Required.'}`;
      Object.assign(arg, { type, description });
      field.args = [...field.args, { ...arg, name: before, deprecationReason: deprecationOf(now) }];
    }
    field.resolve = (source, { ...args }, context, info) => {
      for (const [before, now] of Object.entries(names)) {
        if (args[now] != null && args[before] != null) {
          throw new InvalidInput({ [before]: [t`Give it as \`${now}\` alone`] });
        }
        args[now] ??= args[before];
        if (args[now] == null && required.includes(now)) throw new InvalidInput({ [now]: [t`Required`] });
        delete args[before];
      }
      return resolve(source, args, context, info);
    };
  }
}

function deprecationOf(now: string): string {
  return `Use \`${now}\`, which is the same. Both together are refused.`;
}
